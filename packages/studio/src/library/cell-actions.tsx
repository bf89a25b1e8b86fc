import type { Video } from '../../../../src/contract/resources/video.ts';
import { fileName, resultOf } from '../studio/done-view.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { words } from '../words/index.ts';
import { deleteVideo } from './deletions.ts';
import { jobOf, useEdit, useVariations } from './use-variations.ts';

const { item } = words.library;

/** What can be done without opening it. */
export function CellActions({ video, width }: { readonly video: Video; readonly width: number }) {
  const { again, make } = useVariations(video);
  const edit = useEdit();
  return (
    <div className="cell-actions">
      {again === undefined || width < 180 ? null : (
        <button
          aria-label={item.again(again.cost)}
          className="cell-action"
          onClick={() => make(again)}
          title={item.again(again.cost)}
          type="button"
        >
          <Icon name="again" size={16} />
        </button>
      )}
      {width < 100 ? null : (
        <a
          aria-label={item.download}
          className="cell-action"
          download={fileName(jobOf(video))}
          href={resultOf(jobOf(video))}
          title={item.download}
        >
          <Icon name="download" size={16} />
        </a>
      )}
      <Menu
        align="end"
        className="cell-action"
        label={item.actions(video.prompt ?? video.id)}
        trigger={<Icon name="more" size={16} />}
      >
        {again === undefined ? null : (
          <MenuItem icon="again" onSelect={() => make(again)}>
            {item.again(again.cost)}
          </MenuItem>
        )}
        <MenuItem icon="edit" onSelect={() => edit(video)}>
          {item.edit}
        </MenuItem>
        <MenuLine />
        <MenuItem icon="trash" isDanger onSelect={() => deleteVideo(video)}>
          {item.remove}
        </MenuItem>
      </Menu>
    </div>
  );
}
