import { Fragment, type KeyboardEvent, useId } from 'react';
import { createKeptStore } from '../kept.ts';
import { useStore } from '../store.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { words } from '../words/index.ts';
import { LANGUAGES, type Language } from './first-call.ts';

const { ready } = words.keys;

/** The language that was chosen last. */
const chosenLanguage = createKeptStore<Language>('code-language', (kept) => {
  const known = LANGUAGES.find((language) => language === kept);
  return known ?? 'curl';
});

/** One text in several languages. */
export function CodeTabs({ textOf }: { readonly textOf: (language: Language) => string }) {
  const id = useId();
  const chosen = useStore(chosenLanguage);
  const text = textOf(chosen);
  return (
    <div className="code">
      <div className="code-head">
        <div aria-label={ready.tabsName} className="tabs" onKeyDown={moveTab} role="tablist">
          {LANGUAGES.map((language) => (
            <button
              aria-controls={`${id}-panel`}
              aria-selected={language === chosen}
              key={language}
              onClick={() => chosenLanguage.set(language)}
              role="tab"
              tabIndex={language === chosen ? 0 : -1}
              type="button"
            >
              {ready.tabs[language]}
            </button>
          ))}
        </div>
        <CopyButton text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys */}
      <pre aria-label={ready.tabs[chosen]} id={`${id}-panel`} role="tabpanel" tabIndex={0}>
        <code>
          <Coloured text={text} />
        </code>
      </pre>
    </div>
  );
}

/** Arrows choose the tab beside, as in tabs of the system. */
function moveTab(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.ariaSelected === 'true');
  const next = tabs.at((at + step) % tabs.length);
  next?.focus();
  next?.click();
}

/** Strings in their colour; the text stays what is copied. */
function Coloured({ text }: { readonly text: string }) {
  return text.split(/("[^"\n]*"|'[^'\n]*')/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have only their place
      <span className="tok-string" key={index}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have only their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
