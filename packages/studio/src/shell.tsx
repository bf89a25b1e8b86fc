import { Outlet } from '@tanstack/react-router';
import { boot } from './boot.ts';

/** What stands around every page of the signed-in site. */
export function Shell() {
  return (
    <>
      <p>{boot.serviceName}</p>
      <main>
        <Outlet />
      </main>
    </>
  );
}
