import { combatAttributes, healthAt } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { GuideLink } from '../../features/guide/GuideLink.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber, formatTenths } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Figure } from '../../ui/components/Figure.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import styles from './Attributes.module.css';

/** The attributes of a character in combat (specification 2.63). */
export function Attributes() {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const now = useNow(1000);
  const attributes = combatAttributes(shown, world);
  const health = healthAt(shown, now);
  const healthText = `${formatNumber(health)} / ${formatNumber(attributes.maxHealth)}`;
  return (
    <div className={styles.attributes}>
      <Bar
        label="Health"
        percent={(100 * health) / attributes.maxHealth}
        valueText={healthText}
        tint="moss"
        height={24}
      >
        {healthText}
      </Bar>
      <dl className={styles.list}>
        <Row name="Combat style">
          <Glyph name={STYLE_GLYPHS[attributes.attackStyle]} />{' '}
          <span>{STYLE_NAMES[attributes.attackStyle]}</span>
        </Row>
        <Row name="Health">
          <Figure>{formatNumber(attributes.maxHealth)}</Figure>
        </Row>
        <Row name="Attack power">
          <Figure>{formatNumber(attributes.attackPower)}</Figure>
        </Row>
        <Row name="Armor">
          <Figure>{formatNumber(attributes.armor)}</Figure>
        </Row>
        <Row name="Critical chance">
          <Figure>{formatTenths(attributes.criticalChance)}</Figure>
        </Row>
        <Row name="Critical damage">
          <Figure>{`${attributes.criticalDamage}%`}</Figure>
        </Row>
      </dl>
      <GuideLink article="attributes">What each of these does</GuideLink>
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
