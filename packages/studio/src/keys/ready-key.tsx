import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PERMISSIONS, type Permission } from '../../../../src/contract/permissions.ts';
import type { ApiKeyResource } from '../../../../src/contract/resources/account.ts';
import { boot } from '../boot.ts';
import { createKeptStore } from '../kept.ts';
import { useModels } from '../queries.ts';
import { focusHeading, useTitle } from '../shell/title.ts';
import { Button } from '../ui/button.tsx';
import { CodeTabs } from '../ui/code-tabs.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { words } from '../words/index.ts';
import { firstCall, firstUse, LANGUAGES, type Language } from './first-call.ts';
import { FirstVideo } from './first-video.tsx';

const { ready } = words.keys;
/** The language that was chosen last. */
const chosenLanguage = createKeptStore<Language>(
  'code-language',
  (kept) => LANGUAGES.find((language) => language === kept) ?? 'curl',
);
const ALL = Object.keys(PERMISSIONS) as Permission[];

interface ReadyProps {
  readonly made: { readonly key: ApiKeyResource; readonly secret: string };
  readonly onDone: () => void;
}

/** The only time that a key is shown, with what to do first. */
export function ReadyKey({ made: { key, secret }, onDone }: ReadyProps) {
  const client = useQueryClient();
  useTitle(ready.title(key.name));
  useEffect(() => {
    focusHeading();
    void client.invalidateQueries({ queryKey: ['keys'] });
  }, [client]);
  const use = firstUse(key.permissions);
  return (
    <div className="page ready">
      <header>
        <h1>{ready.title(key.name)}</h1>
        <p className="soft">{ready.lead}</p>
      </header>
      <div className="secret">
        <code>{secret}</code>
        <CopyButton look="ink" text={secret} />
      </div>
      <Rights permissions={key.permissions} ceiling={key.daily_ceiling} />
      <section aria-label={ready.first[use]}>
        <h2>{ready.first[use]}</h2>
        <CodeTabs
          chosen={chosenLanguage}
          label={ready.tabsName}
          languages={LANGUAGES}
          names={ready.tabs}
          textOf={(language) =>
            firstCall(language, {
              ...boot,
              secret,
              prompt: ready.prompt,
              permissions: key.permissions,
            })
          }
        />
        {use === 'generate' ? <Price /> : null}
      </section>
      <FirstVideo keyId={key.id} />
      <p>
        <Button onClick={onDone}>{ready.done}</Button>
      </p>
    </div>
  );
}

function Rights({
  permissions,
  ceiling,
}: {
  readonly permissions: readonly Permission[];
  readonly ceiling: number | null;
}) {
  const not = ALL.filter((permission) => !permissions.includes(permission));
  return (
    <p className="rights">
      <span>
        <strong>{ready.may}</strong> {words.keys.may(permissions)}
      </span>
      {not.length === 0 ? null : (
        <span>
          <strong>{ready.mayNot}</strong> {ready.mayNotText(not)}
        </span>
      )}
      {ceiling === null ? null : (
        <span>
          <strong>{ready.most}</strong> {ready.mostText(ceiling)}
        </span>
      )}
    </p>
  );
}

/** The call names no model, so the cheapest that runs here takes it. */
function Price() {
  const prices = useModels()
    ?.filter(({ available, type }) => available && type === 'video')
    .map(({ credit_cost }) => credit_cost);
  const price = Math.min(...(prices ?? []));
  return Number.isFinite(price) ? <p className="hint">{ready.cost(price)}</p> : null;
}
