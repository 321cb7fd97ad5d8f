import { isCombat } from '@slumberfell/engine';
import { useQuery } from '@tanstack/react-query';
import { useCharacter, useCharacterState } from '../../features/character/use-character.ts';
import { isNewsUnseen } from '../../features/news/news-list.ts';
import { publicSettings } from '../../lib/api/public-settings.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { CollectionEntries } from './CollectionEntries.tsx';
import { ComingSoonFold } from './ComingSoonFold.tsx';
import { NavigationLink, NavigationNewTab, NavigationOutward } from './NavigationEntry.tsx';
import { NavigationSection } from './NavigationSection.tsx';
import styles from './SideNavigation.module.css';
import { SkillEntries } from './SkillEntries.tsx';

/** The sections of the side navigation (specification 2.28). */
export function SideNavigation() {
  const id = useCharacter((character) => character.id);
  const name = useCharacter((character) => character.name);
  const hunting = useCharacter(({ shown }) => isCombat(shown.action));
  const { status } = useCharacter(({ accountStatus }) => accountStatus);
  const activeCharacters = useCharacterState((state) => state.activeCharacters);
  return (
    <div className={styles.scroll}>
      <nav aria-label="Game" className={styles.navigation}>
        <NavigationSection id="character" title={name}>
          <NavigationLink to="/home" glyph="bed" label="Home" />
          <NavigationLink to="/plan" glyph="calendar" label="Plan" />
          <NavigationLink to="/quests" glyph="archive-register" label="Quests" />
          <NavigationLink
            to="/profile/$characterId"
            params={{ characterId: String(id) }}
            glyph="visored-helm"
            label="Profile"
          />
          <NavigationLink to="/equipment" glyph="shield" label="Equipment" />
          <NavigationLink to="/inventory" glyph="knapsack" label="Inventory" />
        </NavigationSection>
        <NavigationSection id="collections" title="Collections">
          <CollectionEntries />
        </NavigationSection>
        <NavigationSection id="combat" title="Combat">
          <NavigationLink to="/local-combat" glyph="position-marker" label="Combat in your Area" />
          <NavigationLink
            to="/combat"
            glyph="crossed-swords"
            label="Current Combat"
            aside={hunting && <span className={styles.live}>Live</span>}
          />
          <SkillEntries combat />
        </NavigationSection>
        <NavigationSection id="skills" title="Skills">
          <SkillEntries combat={false} />
        </NavigationSection>
        <NavigationSection id="social" title="Social">
          <NavigationLink to="/leaderboards" glyph="podium" label="Leaderboards" />
        </NavigationSection>
        <NavigationSection id="other" title="Other">
          {status === 'Guest' && <NavigationLink to="/register" glyph="key" label="Register Account" />}
          {status === 'Registered' && (
            <NavigationLink to="/validate" glyph="check-mark" label="Validate Account" />
          )}
          <NavigationLink to="/account" glyph="plain-padlock" label="Account" />
          <NavigationLink to="/alerts" glyph="ringing-bell" label="Alerts" />
          <NavigationLink
            to="/game-guide/{-$articleId}"
            params={{ articleId: undefined }}
            glyph="bookmarklet"
            label="Game Guide"
          />
          <NavigationLink to="/wiki" glyph="open-book" label="Wiki" />
          <NewsEntry />
          <NavigationLink to="/patch-notes" glyph="notebook" label="Patch Notes" />
          <NavigationNewTab to="/agreements/rules" glyph="scroll-unfurled" label="Rules" />
          <NavigationLink to="/credits" glyph="quill-ink" label="Credits" />
          <NavigationLink to="/account/logout" glyph="exit-door" label="Log Out" />
          <ComingSoonFold />
        </NavigationSection>
        <CommunityLink />
        <p className={styles.players}>
          <i aria-hidden="true" />
          <span>{`Active Players: ${formatNumber(activeCharacters)}`}</span>
        </p>
      </nav>
    </div>
  );
}

/** A link to the news, marked while there is something in it that the account has not seen. */
function NewsEntry() {
  const isUnseen = useCharacterState(
    ({ newsAt, newsSeenUpTo }) => newsSeenUpTo !== null && isNewsUnseen(newsAt ?? null, newsSeenUpTo),
  );
  return (
    <NavigationLink
      to="/news"
      glyph="newspaper"
      label="News"
      aside={isUnseen && <span className={styles.unseen}>New</span>}
    />
  );
}

/** A link to the players' chat, if the host has set its address. */
function CommunityLink() {
  const { data } = useQuery({ queryKey: ['public-settings'], queryFn: publicSettings });
  const { communityUrl } = data ?? {};
  return communityUrl ? (
    <div className={styles.community}>
      <NavigationOutward href={communityUrl} glyph="discussion" label="Community chat" />
    </div>
  ) : null;
}
