import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm ci` wants every optional package of another platform in the lockfile, also those that the
 * registry in reach did not have when it was made. This lists them; nobody installs them here.
 *
 * What packages say about the version of Node.js is taken out: they run on the one that is installed
 * with them, and npm would warn about the one that installs.
 */
interface Entry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly engines?: object;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

const lockfile: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const { packages } = lockfile;
for (const [place, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const known = [`${place}/node_modules/${name}`, `node_modules/${name}`].some(
      (path) => packages[path] !== undefined,
    );
    if (known) continue;
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...platformOf(name),
      ...(dev === true ? { dev } : {}),
      optional: true,
    };
  }
}
const isOurs = (place: string) => !place.startsWith('node_modules/');
lockfile.packages = Object.fromEntries(
  Object.entries(packages)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([place, entry]) => [place, isOurs(place) ? entry : withoutEngines(entry)]),
);
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);

/** What its name says about where it runs. */
function platformOf(name: string): Entry {
  const words = name.split(/[/-]/);
  const os = OPERATING_SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  return {
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    ...(words.includes('gnu') ? { libc: ['glibc'] } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}

function withoutEngines({ engines: _, ...entry }: Entry): Entry {
  return entry;
}
