import {
  AttackStyle,
  fighterOf,
  gearSums,
  HUNT_PULL_TIME,
  LOG_LINES,
  maxHealth,
  TURN_TIME,
  UNARMED_ATTACK_POWER,
} from '@slumberfell/engine';
import { formatNumber } from '../../../../lib/format/number.ts';
import { articleLink, aside, list, screenLink, section, steps, type Write } from '../../article.ts';
import { allOf, inSeconds } from '../../facts/words.ts';
import { starterWeapons } from '../../facts/world-facts.ts';

/** Guide article: from the starter weapon to the first victory (game-design 7.1). */
export const yourFirstFight: Write = (world) => {
  const weapons = starterWeapons(world);
  const [weapon] = weapons;
  const armed = fighterOf(
    gearSums(weapon ? { weapon: weapon.id } : {}, world),
    AttackStyle.Melee,
    { attack: 1, defence: 1, style: 1 },
    false,
  ).attackPower;
  const home = world.sets.regions[0]?.name ?? '';
  return {
    lead: 'Sooner or later something on the mountain looks at you as if you were the one who is lost. It is best to be holding something at the time.',
    sections: [
      section(
        'Before it begins',
        steps(
          `Equip a weapon. You have ${allOf(weapons.map(({ name }) => name))}. Bare hands have an attack power of ${formatNumber(UNARMED_ATTACK_POWER)}; with any of these it is ${formatNumber(armed)}.`,
          'Put food into the food slot. All of it; it does not spoil, and what you take out again is as fresh as before.',
          `Look at your health. You begin with ${formatNumber(maxHealth(1))}, and out of combat it comes back by itself.`,
        ),
        `Which weapon is the better one? None. They belong to different ${articleLink('styles', 'styles')}, and every style is somebody’s bad day.`,
      ),
      section(
        'Beginning',
        `Go to ${screenLink('/local-combat', 'Combat in your Area')} in ${home} and start open combat. After ${inSeconds(HUNT_PULL_TIME)} of looking round, somebody appears.`,
        `A fight is fought in **turns of ${inSeconds(TURN_TIME)}**. At the end of each turn both of you hit, at the same moment, always. Nobody misses. The bar beside each of you is the turn going by.`,
        'Whoever has no health left loses. If it is the enemy, you have its experience and whatever it carried, and the search for the next one begins.',
      ),
      section(
        'What you see',
        list(
          '**Health bars**, yours and theirs. What you eat is added a moment after the blows.',
          '**Upper Hand**: your style beats theirs. You hit harder and are hit less.',
          '**Card DMG**: you own this enemy’s card.',
          `**The log**: the last ${formatNumber(LOG_LINES)} things that happened, for those who look away at the wrong moment. It can be cleared.`,
        ),
      ),
      section(
        'While it goes on',
        `Open **Healing** to say how low your health may sink before you eat; ${articleLink('food')} has advice. Open **Training** to choose what you learn; ${articleLink('training')} has more on that.`,
        'Then do something else. Your legend goes on hunting while you are away, until its evening is over or somebody turns out to be stronger.',
        aside(
          'If it goes badly',
          `You lose the fight and nothing more. See ${articleLink('when-you-fall')}, and take more bread next time.`,
        ),
      ),
    ],
  };
};
