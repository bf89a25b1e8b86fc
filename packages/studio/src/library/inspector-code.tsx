import { type KeyboardEvent, useId } from 'react';
import type { Video } from '../../../../src/contract/resources/video.ts';
import { boot } from '../boot.ts';
import { createKeptStore } from '../kept.ts';
import { useStore } from '../store.ts';
import { words } from '../words/index.ts';
import { codeFor, LANGUAGES, type Language, partsOf } from './code-samples.ts';
import { CopyButton } from './copy-button.tsx';

const { inspector } = words.library;

/** The same choice wherever code is shown in this browser. */
const chosen = createKeptStore<Language>(
  'code',
  (kept) => LANGUAGES.find((one) => one === kept) ?? 'curl',
);

/** The request that makes the same, in four ways. */
export function InspectorCode({ video }: { readonly video: Video }) {
  const language = useStore(chosen);
  const id = useId();
  const code = codeFor(video, language, boot.baseUrl);
  return (
    <section aria-label={inspector.code} className="code">
      <div className="code-head">
        <div className="code-tabs" onKeyDown={moveTab} role="tablist">
          {LANGUAGES.map((one) => (
            <button
              aria-controls={`${id}-panel`}
              aria-selected={one === language}
              id={`${id}-${one}`}
              key={one}
              onClick={() => chosen.set(one)}
              onFocus={() => chosen.set(one)}
              role="tab"
              tabIndex={one === language ? 0 : -1}
              type="button"
            >
              {inspector.tabs[one]}
            </button>
          ))}
        </div>
        <CopyButton label={inspector.copyCode} text={code} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <pre aria-labelledby={`${id}-${language}`} id={`${id}-panel`} role="tabpanel" tabIndex={0}>
        <code>
          {partsOf(code).map(({ text, isString }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are their places
            <span className={isString ? 'tok-string' : undefined} key={place}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}

function moveTab(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const tabs = [...event.currentTarget.querySelectorAll('button')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  tabs.at((at + step) % tabs.length)?.focus();
}
