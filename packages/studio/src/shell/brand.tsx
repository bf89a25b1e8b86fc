import { boot } from '../boot.ts';
import { words } from '../words/index.ts';

export function Brand() {
  return (
    <a aria-label={words.shell.home(boot.serviceName)} className="brand" href="/">
      <img alt="" height="28" src="/favicon.svg" width="28" />
      {boot.serviceName}
    </a>
  );
}
