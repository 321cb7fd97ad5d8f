import { type Aim, type AimKind, MOST_AIMS } from '@slumberfell/engine';
import { type AimWords, aimWords } from '../../features/aims/aim-words.ts';
import { toneOf } from '../../features/forecast/ChangeRows.tsx';
import { changeText } from '../../features/forecast/change-text.ts';
import { fightWords } from '../../features/forecast/fight-words.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { AimPress } from '../../features/nearest/AimPress.tsx';
import { useAims } from '../../features/nearest/use-aims.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import styles from './AimsPanel.module.css';

const KIND_NAMES: Readonly<Record<AimKind, string>> = {
  gear: 'Better gear',
  collect: 'In your bag',
  fight: 'Go on',
  level: 'Next level',
  region: 'Next region',
  find: 'For your collections',
};

/** What the character may aim for next: up to three aims, each with its time and a button that begins it. */
export function AimsPanel() {
  const status = useAims();
  const aims = status.status === 'answered' ? status.answer : null;
  return (
    <Panel title="What to aim for" className={styles.panel}>
      {status.status === 'failed' || status.status === 'refused' ? (
        <EmptyState title="The stars are hidden tonight">
          Your browser could not work out what lies within reach.
        </EmptyState>
      ) : aims?.length === 0 ? (
        <EmptyState title="Nothing is left within reach">You have all that can be had from here.</EmptyState>
      ) : (
        <ul className={styles.aims} aria-busy={aims === null}>
          {aims === null
            ? Array.from({ length: MOST_AIMS }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: The places are equal and do not move.
                <li key={index} className={styles.waiting}>
                  {index === 0 && <span className="visually-hidden">Looking for what lies within reach</span>}
                </li>
              ))
            : aims.map((aim) => <AimCard key={aim.key} aim={aim} />)}
        </ul>
      )}
    </Panel>
  );
}

function AimCard({ aim }: { readonly aim: Aim }) {
  const { title, text, picture } = aimWords(aim, useWorld());
  return (
    <li className={styles.aim}>
      <span className={styles.picture}>
        <AimPicture picture={picture} />
      </span>
      <div className={styles.head}>
        <p className={styles.kind}>{KIND_NAMES[aim.kind]}</p>
        <h3 className={styles.title}>{title}</h3>
      </div>
      <p className={styles.text}>
        <span>{text}</span> <ChangeWords {...aim} />
      </p>
      <AimPress title={title} {...aim} />
    </li>
  );
}

/** What the pieces of an aim change, or how the fight ends with them. */
function ChangeWords({ kind, change }: Pick<Aim, 'kind' | 'change'>) {
  if (change === undefined) return null;
  const { before, after, at } = change;
  if (kind === 'fight') return fightWords(after, at).end;
  const { text, better } = changeText({ forecast: before, at }, { forecast: after, at });
  return <b data-tone={toneOf(better)}>{text}</b>;
}

function AimPicture({ picture: { kind, id } }: Pick<AimWords, 'picture'>) {
  const world = useWorld();
  if (kind === 'skill') return <Glyph name={skillGlyph(id)} size={34} />;
  if (kind === 'region') return <RegionScene view="card" regionId={id} className={styles.region} />;
  const item = world.item(id);
  return item && <ItemPicture item={item} />;
}
