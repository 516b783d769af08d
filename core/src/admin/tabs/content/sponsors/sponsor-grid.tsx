import { messages, type Sponsor } from '@quartermile/core/domain';
import { ContentList } from '../../../kernel/content/content-list.js';
import { sponsorKind } from '../../../kernel/content/kinds/sponsor-kind.js';
import { sponsorAdminMessages } from '../../../kernel/content/kinds/sponsor-messages.js';
import { useContentChange } from '../../../kernel/content/use-content.js';
import { Rows } from '../../../kernel/lists/rows.js';
import { SponsorCard } from './sponsor-card.js';

const text = sponsorAdminMessages;

export interface SponsorGridProps {
  readonly sponsors: readonly Sponsor[];
  onEdit(sponsor: Sponsor): void;
}

/** The current sponsors as cards. */
export function SponsorGrid({ sponsors, onEdit }: SponsorGridProps) {
  const {
    mutate: feature,
    isPending,
    variables,
  } = useContentChange(sponsorKind, (client, { _id, featured }) =>
    client.sponsors.update(_id, { featured: !featured }),
  );
  return (
    <ContentList
      kind={sponsorKind}
      items={sponsors}
      title={text.current}
      emptyTitle={messages.sponsors.emptyTitle}
      emptyDetail={text.emptyDetail}
    >
      {(rows, controlsOf) => (
        <Rows display="grid">
          {rows.map((sponsor) => (
            <SponsorCard
              key={sponsor._id}
              sponsor={sponsor}
              {...controlsOf(sponsor)}
              isChanging={isPending && variables._id === sponsor._id}
              onEdit={() => onEdit(sponsor)}
              onFeature={() => feature(sponsor)}
            />
          ))}
        </Rows>
      )}
    </ContentList>
  );
}
