import type pg from 'pg';

/**
 * Every video that is asked for later becomes a film of one second, whatever was wished and is paid for: for tests
 * that wait for a film and say nothing about its length.
 */
export async function makeFilmsShort(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function shorten() returns trigger language plpgsql as $$
      begin
        new.duration_seconds := 1;
        return new;
      end
    $$;
    create trigger shorten before insert on generation
      for each row when (new.duration_seconds > 1) execute function shorten()`);
}
