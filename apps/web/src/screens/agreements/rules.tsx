import { ANSWER_DAYS, GIFT_LIMIT, MINIMUM_AGE } from '@slumberfell/protocol';
import { formatNumber } from '../../lib/format/number.ts';
import type { Agreement } from './agreement.ts';
import { HostLink } from './Host.tsx';

const limit = <b>{formatNumber(GIFT_LIMIT)} gold</b>;

/** How players must behave towards each other and towards the game (specification 9.12). */
export const rules: Agreement = {
  name: 'rules',
  title: 'Rules',
  lead: (
    <p>
      One mountain, many sleepers. These rules keep it pleasant to rest on. The numbers in them are exact; the
      rest asks for the good sense you came with.
    </p>
  ),
  sections: [
    {
      id: 'account',
      title: 'One person, one account',
      body: (
        <>
          <ul>
            <li>
              You are at least <b>{MINIMUM_AGE} years old</b>. Where the law asks for a parent’s consent at
              your age, you have it.
            </li>
            <li>
              You have <strong>one account</strong> on this server, and one only. A guest account is an
              account. A guest who registers keeps the same one.
            </li>
            <li>
              Several people under one roof may each have their own. They play them themselves, each for
              themselves.
            </li>
            <li>
              An account is not lent, shared, sold, bought or given away. If you stop, let it sleep, or have
              it deleted.
            </li>
          </ul>
          <p>
            If you have lost the key to a guest account, you may begin anew. The lost account then counts as
            left behind, not as a second one, as long as nobody plays it.
          </p>
        </>
      ),
    },
    {
      id: 'gifts',
      title: 'Gifts',
      body: (
        <>
          <p>
            A player may be given at most {limit}, all gifts from all givers taken together, for as long as
            the account exists.
          </p>
          <ul>
            <li>Things count as gold: at the price at which the game would buy them.</li>
            <li>
              What is sold to a player far below its worth, or bought far above it, is a gift of the
              difference.
            </li>
            <li>A gift that goes by way of others is still a gift to whoever has it in the end.</li>
          </ul>
          <p>
            At present nothing in the game can be handed from one character to another. The rule stands here
            before the door does, so that nobody can say they were not told.
          </p>
        </>
      ),
    },
    {
      id: 'automation',
      title: 'Bots and other helpers',
      body: (
        <>
          <p>
            The game already plays itself while you sleep. It does not need help. Decisions are yours: every
            order that your character gets is given by you, at the moment you give it.
          </p>
          <h3>Not allowed</h3>
          <ul>
            <li>
              programs, scripts, macros or extensions that give orders for you, or give one order again and
              again;
            </li>
            <li>programs that decide for you and leave only the clicking to you;</li>
            <li>
              calls to the server by anything but the game’s own page, whether they gain you something or not.
            </li>
          </ul>
          <h3>Allowed</h3>
          <ul>
            <li>several tabs and devices, as many as you can find your way between;</li>
            <li>
              whatever helps you to see, hear, read or press: screen readers, magnifiers, other keyboards;
            </li>
            <li>password managers, translators, and calculations made on what the game shows you.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'fair-play',
      title: 'Fair play',
      body: (
        <>
          <ul>
            <li>
              Faults in the game are reported, not farmed. Tell <HostLink /> what you found, keep it to
              yourself until it is mended, and leave alone what it would bring you.
            </li>
            <li>
              Nobody disturbs the server, looks for ways into accounts that are not theirs, or tries what it
              can bear.
            </li>
            <li>
              Standings on the leaderboards are earned. They are not arranged, and not handed down from
              accounts that were made for it.
            </li>
            <li>
              Gold, things, characters and accounts are not traded for money or anything else outside the
              game.
            </li>
          </ul>
          <p>
            Whoever reports a fault promptly and honestly has nothing to fear from having stumbled over it.
          </p>
        </>
      ),
    },
    {
      id: 'names',
      title: 'Names',
      body: (
        <>
          <p>Your character’s name is read by everybody. It may be silly. It may not</p>
          <ul>
            <li>insult, threaten or belittle a person or a group of people, or praise those who do harm;</li>
            <li>be obscene, or slip past this rule by clever spelling;</li>
            <li>pass you off as the host, as somebody who works for the game, or as another player;</li>
            <li>tell what belongs to somebody’s private life, yours included;</li>
            <li>advertise.</li>
          </ul>
          <p>The host may change a name that breaks this rule, and then chooses the new one.</p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: 'With one another',
      body: (
        <p>
          Wherever players of this server meet by the host’s invitation, in the game or in its community chat,
          they are civil. Harassment, hatred, threats, and spreading what others told in confidence have no
          place there. Disagreement does.
        </p>
      ),
    },
    {
      id: 'breach',
      title: 'What happens on breach',
      body: (
        <>
          <p>The host decides, and takes the mildest of these steps that sets things right:</p>
          <ol>
            <li>a word of warning;</li>
            <li>a name changed;</li>
            <li>what was gained by the breach taken back, and the character taken off the leaderboards;</li>
            <li>the account closed for a time;</li>
            <li>the account closed for good.</li>
          </ol>
          <p>
            A slip is not treated like a habit. Grave breaches, such as attacks on the server or on other
            people, can lead to the last step at once. Of several accounts of one person the host closes all
            but one. A player below the minimum age is sent home with good wishes, and the account is closed.
          </p>
          <p>
            You are told what was done and why, where there is a way to reach you. If you think it wrong, say
            so to <HostLink />. It is looked at again, with your side of it, and you have an answer within{' '}
            <b>{ANSWER_DAYS} days</b>.
          </p>
        </>
      ),
    },
  ],
};
