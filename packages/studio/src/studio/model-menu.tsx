import { useQuery } from '@tanstack/react-query';
import type { Model } from '../../../../src/contract/resources/model.ts';
import { performanceQuery, useModels } from '../queries.ts';
import { useStore } from '../store.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuChoice, MenuOption } from '../ui/menu.tsx';
import { words } from '../words/index.ts';
import { modelsFor } from './choose-model.ts';
import { draftStore, editDraft } from './draft.ts';

const { composer } = words.studio;

/** Name, usual time and price; what is not connected is listed and explained. */
export function ModelMenu({ model }: { readonly model: Model | undefined }) {
  const draft = useStore(draftStore);
  const offered = modelsFor(useModels() ?? [], draft);
  const name = model?.name ?? composer.modelNone;
  const trigger = (
    <>
      <span className="clip">{name}</span>
      <Icon name="down" size={16} />
    </>
  );
  return (
    <Menu
      className="btn btn-line control model"
      label={composer.modelName(name)}
      side="top"
      trigger={trigger}
    >
      <MenuChoice
        label={composer.model}
        onChange={(modelId) => editDraft({ modelId })}
        value={model?.id ?? ''}
      >
        {offered.map((one) => (
          <ModelOption key={one.id} model={one} />
        ))}
      </MenuChoice>
    </Menu>
  );
}

function ModelOption({ model }: { readonly model: Model }) {
  const measured = useQuery(performanceQuery).data?.models.find(({ id }) => id === model.id);
  const usual = measured?.usual_seconds ?? null;
  const { available, name, credit_cost: cost, unavailable_reason: reason } = model;
  return (
    <MenuOption isDisabled={!available} value={model.id}>
      <span className="model-option" title={reason ?? undefined}>
        <span>{name}</span>
        <span className="soft">
          {available ? (usual === null ? null : composer.about(usual.p50)) : composer.notConnected}
        </span>
        <strong>{words.whole(cost)}</strong>
      </span>
    </MenuOption>
  );
}
