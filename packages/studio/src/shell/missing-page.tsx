import { buttonClass } from '../ui/button.tsx';
import { words } from '../words/index.ts';
import { useFollow } from './navigation.tsx';
import { useTitle } from './title.ts';

export function MissingPage() {
  const { title, text, go } = words.shell.notFound;
  useTitle(title);
  return (
    <div className="page">
      <h1>{title}</h1>
      <p className="soft">{text}</p>
      <p>
        <a className={buttonClass('ink')} href="/generate" onClick={useFollow()}>
          {go}
        </a>
      </p>
    </div>
  );
}
