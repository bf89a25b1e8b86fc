import fc from 'fast-check';

/**
 * Properties are tried with the same examples in every run, so that a change is blamed for what it broke and for nothing
 * else. EXAMPLES_SEED=random looks for new ones; any other number repeats those of a run.
 */
const wanted = process.env['EXAMPLES_SEED'] ?? '20260717';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
