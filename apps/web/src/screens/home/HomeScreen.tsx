import { Link, type LinkProps, useSearch } from '@tanstack/react-router';
import { useCharacter } from '../../features/character/use-character.ts';
import { guidePath } from '../../features/guide/guide-path.ts';
import { NextList } from '../../features/next/NextList.tsx';
import { UndoPlannedSale } from '../../features/sales/UndoSale.tsx';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { VERSION } from '../../lib/version.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import type { GlyphName } from '../../ui/glyph/glyphs.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { AgainDialog } from './AgainDialog.tsx';
import { ArcPanel } from './ArcPanel.tsx';
import { CurrentActivity } from './CurrentActivity.tsx';
import styles from './HomeScreen.module.css';
import { LastReport } from './LastReport.tsx';
import links from './Links.module.css';
import { NewsPanel } from './NewsPanel.tsx';
import { QuestsReady } from './QuestsReady.tsx';
import { Tonight } from './Tonight.tsx';
import { TraitsNews } from './TraitsNews.tsx';
import { useIsBeyondFirstSteps } from './use-is-beyond-first-steps.ts';

/**
 * The home screen: a welcome, who waits for something, the best nights, the current action, the last idle
 * report or the first things to do, the things to get next and the arc of a character beyond these, links,
 * the alpha notice and the newest news.
 */
export function HomeScreen() {
  useTitle('Home');
  const world = useWorld();
  const name = useCharacter((character) => character.name);
  const regionId = useCharacter(({ shown }) => shown.regionId);
  const isResting = useCharacter(({ shown }) => shown.action === null);
  const region = world.region(regionId)?.name ?? '';
  const isBeyondFirstSteps = useIsBeyondFirstSteps();
  // On a wide screen the news stand beside the alpha notice, so that they move nothing when they come.
  const isPhone = useIsPhone();
  const { again = false } = useSearch({ from: '/app/game/home' });
  return (
    <>
      {again && <AgainDialog />}
      <RegionScene view="banner" regionId={regionId} className={styles.banner}>
        <div className={styles.words}>
          <h1>{`Welcome, ${name}`}</h1>
          <p>
            Your legend is up and about in <b>{region}</b>.
          </p>
        </div>
        <QuestsReady />
      </RegionScene>
      <div className={styles.columns}>
        {isBeyondFirstSteps && isResting && <Tonight />}
        <Panel title="What your legend is doing" brass={!isResting}>
          <CurrentActivity />
          <div className={styles.sale}>
            <UndoPlannedSale />
          </div>
        </Panel>
        <LastReport />
        {isBeyondFirstSteps && !isResting && <Tonight />}
        {isBeyondFirstSteps && <ArcPanel />}
        {isBeyondFirstSteps && <NextList isCompact />}
      </div>
      <TraitsNews />
      <nav className={styles.links} aria-label="Where to begin">
        <HomeLink
          to="/inventory"
          glyph="knapsack"
          title="Inventory"
          text="What you own, and what it is good for."
        />
        <HomeLink
          to="/local-combat"
          glyph="crossed-swords"
          title="Combat"
          text={`Who roams ${region} tonight.`}
        />
        <HomeLink
          to="/skills/$skillName"
          params={{ skillName: 'harvesting' }}
          glyph="herbs-bundle"
          title="Gather"
          text="Fields, seams, woods and water."
        />
        <HomeLink
          to="/skills/$skillName"
          params={{ skillName: 'cooking' }}
          glyph="camp-cooking-pot"
          title="Cook"
          text="Nobody fights long on an empty stomach."
        />
      </nav>
      <div className={styles.foot}>
        {isPhone && <NewsPanel />}
        <AlphaNotice />
        {!isPhone && <NewsPanel />}
      </div>
    </>
  );
}

const AlphaNotice = () => (
  <section className={styles.alpha} aria-labelledby="alpha">
    <h2 id="alpha">Slumberfell is in its alpha</h2>
    <p>
      Thank you for sleeping here early. The mountain is still being dreamt: things move, numbers change, and
      now and then a door leads nowhere yet. Alpha players will be rewarded on release. Choose something to do
      and close the page. Your legend grows while you rest.
    </p>
    <p className={links.links}>
      <Link {...guidePath()}>
        <Glyph name="bookmarklet" size={18} /> Game guide
      </Link>
      <Link to="/patch-notes">
        <Glyph name="notebook" size={18} /> <span>{`Patch notes ${VERSION}`}</span>
      </Link>
    </p>
  </section>
);

interface HomeLinkProps extends Pick<LinkProps, 'to' | 'params'> {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly text: string;
}

function HomeLink({ to, params, glyph, title, text }: HomeLinkProps) {
  return (
    <Link {...({ to, params } as LinkProps)} className={styles.link}>
      <Glyph name={glyph} size={30} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </Link>
  );
}
