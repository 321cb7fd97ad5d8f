/**
 * The version of the rules of this build. A change that changes the result of a golden replay needs a higher
 * version. Then each running session continues under the new rules from its saved instant, and replays start
 * at the newest snapshot of the same version (architecture, "What is saved, and when").
 *
 * 2: An enemy that new content removed from a region does not appear there as a pending enemy. Each begin and
 * refresh uses the idle time of the live content. With rules 1, the idle time of new content counted only
 * after the next claim.
 *
 * 3: The pull that opens a dungeon session ends at least 5 s after the last combat, as between two runs. With
 * rules 2 it always took 2 s, so that leaving after each run and beginning again was faster than staying. A
 * healing threshold out of range is clamped instead of refused.
 *
 * 4: The healing threshold is a share of the maximum health, so its points rise with Health. The style of a
 * fight, and with it what Offensive trains, is that of the worn weapon when the fight begins. A hunt or the
 * runs of a dungeon may rest when the food runs low, and a hunt may end after kills, at a level or at an
 * instant. A character is given items at total levels, and gold that is given is counted.
 *
 * 5: Runs of a dungeon that rest begin no run unless health and packed food together are more than 95 of 100
 * such runs cost. With rules 4 they ended when the packed food, once it restored more than the maximum
 * health, restored no more than that. Sessions that run already keep that rule.
 *
 * 6: A character may keep an amount of an item: it is neither sold nor disenchanted, also in a session that
 * runs already. Sales by hand are remembered for ten minutes, in which they can be undone.
 *
 * 7: Junk that is worn or packed is not sold. With rules 6 its other units in the inventory were.
 *
 * 8: A character may have a plan, which begins the next session when one has ended by itself.
 *
 * 9: A step that begins dungeon runs that rest counts as 50 of the 500 steps that a plan carries out between
 * two renewals of its limit. With rules 8 it counted as 20.
 *
 * 10: What the player begins by hand is noted, so that it can be begun again.
 *
 * 11: The chronicle has the best nights. Only the chronicle differs from rules 10.
 *
 * 12: Items and enemies may have traits, which act in combat and may make its limit later. In a world
 * without traits nothing differs from rules 11.
 *
 * 13: A tamed pet may go along, and pieces may belong to item sets; both bring traits. Traits also act on
 * gathering, crafting and the keys of dungeon runs. In a world without such traits nothing differs from rules
 * 12.
 *
 * 14: The chronicle has the gold of sold keys, and of undone sales of keys, apart, so that records of gold
 * from sales leave it out. Only the chronicle differs from rules 13.
 *
 * 15: A plan may have steps that set the healing threshold, take a pet along, and make something until a
 * level or for a time. The newest sale of the plan can be undone for longer than ten minutes.
 *
 * 16: Chapters from the forty-first on open on the second day after the one before was closed.
 *
 * 17: Villagers take gifts, and friendship rises by them.
 */
export const RULES_VERSION = 17;
