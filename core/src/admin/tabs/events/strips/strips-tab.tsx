import { formatCount } from '@quartermile/core/domain';
import { ContentTab } from '../../../kernel/content/content-tab.js';
import { stripKind } from '../../../kernel/content/kinds/strip-kind.js';
import { stripAdminMessages } from '../../../kernel/content/kinds/strip-messages.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { Facts, ItemRow } from '../../../kernel/lists/item.js';
import { StripDialog } from './strip-dialog.js';

const text = stripAdminMessages;

/** The list of strips that forms and filters offer. */
export function StripsTab() {
  return (
    <ContentTab
      kind={stripKind}
      query={useContent(stripKind)}
      failed={text.failed}
      rowHeight={72}
      title={text.current}
      emptyTitle={text.emptyTitle}
      emptyDetail={text.emptyDetail}
      intro={text.intro}
      addLabel={text.add}
      dialogs={{ edit: (opened) => <StripDialog {...opened} /> }}
      row={({ name, place, altitude }, controls) => (
        <ItemRow name={name} {...controls}>
          <Facts>
            <span>{place}</span>
            <span>{altitude === null ? text.noAltitude : `${formatCount(altitude)} m`}</span>
          </Facts>
        </ItemRow>
      )}
    />
  );
}
