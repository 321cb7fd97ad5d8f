import { type GateDrawing, pointed, round, square, steps } from './gate-drawing.ts';
import { courses, frame, mirrored, part, STONE, seams, shine, TRIM, voussoirs } from './stonework.ts';

/** Drawings of dungeon gates of stone, brick and glass. */
export const BUILT_GATES = {
  mill: {
    opening: round(86, 152),
    behind:
      part('M190 424L236 60H484L530 424z', STONE) +
      seams(
        'M228 120H492M222 176H498M214 240H506M206 300H514M198 364H522M300 60v60M420 60v60M270 120v56M450 120v56',
      ) +
      part('M222 66Q240 4 360 -8Q480 4 498 66z', TRIM),
    around:
      frame('M250 408V238A110 110 0 0 1 470 238V408z', round(86, 152), TRIM) +
      seams(voussoirs(238, 86, 110, 9) + courses(250, 274, 250, 42) + courses(446, 470, 250, 42)) +
      mirrored(
        part('M352 44L40 -40L30 -8L346 60z', TRIM) +
          seams('M96 -24L90 6M156 -8L150 22M216 8L210 36M276 24L270 50'),
      ) +
      mirrored(
        part('M352 62L96 214L116 240L358 82z', TRIM) +
          seams('M138 190L156 214M196 156L212 178M256 120L270 140'),
      ) +
      part('M334 32H386V84H334z', STONE) +
      steps,
    emblemY: 58,
    room: { width: 150, height: 190, foot: 400 },
  },
  cellar: {
    opening: round(124, 128),
    behind:
      part('M96 424C110 250 200 96 360 92C520 96 610 250 624 424z', STONE) +
      seams(
        'M132 330C150 250 190 180 250 140M588 330C570 250 530 180 470 140M170 404C178 330 196 270 220 226M550 404C542 330 524 270 500 226',
      ),
    around:
      frame('M194 408V252A166 166 0 0 1 526 252V408z', round(124, 128), TRIM) +
      seams(voussoirs(252, 124, 166, 11) + courses(194, 236, 260, 38) + courses(484, 526, 260, 38)) +
      steps,
    emblemY: 108,
    room: { width: 206, height: 214, foot: 402 },
  },
  temple: {
    opening: square(104, 172),
    behind: part('M128 424V170H592V424z', STONE) + seams('M140 240H580M140 310H580'),
    around:
      part('M112 128L360 36L608 128z', STONE) +
      part('M160 118L360 60L560 118z', TRIM) +
      part('M104 128H616V172H104z', STONE) +
      seams('M150 172v-44M570 172v-44M112 150H608') +
      mirrored(
        [146, 214]
          .map(
            (x) =>
              part(`M${x - 24} 402L${x - 18} 182H${x + 18}L${x + 24} 402z`, STONE) +
              seams(`M${x - 8} 196L${x - 10} 396M${x + 7} 196L${x + 9} 396`) +
              part(`M${x - 28} 182V172H${x + 28}V182z`, TRIM, 4),
          )
          .join(''),
      ) +
      shine('M124 122L360 44') +
      steps,
    emblemY: 96,
    room: { width: 178, height: 186, foot: 402 },
  },
  chapel: {
    opening: pointed(96, 130, 282),
    behind:
      part(
        'M150 424V236L228 190V108L258 22L288 108V150L360 70L432 150V108L462 22L492 108V190L570 236V424z',
        STONE,
      ) +
      seams(
        'M160 280H230M160 340H230M490 280H560M490 340H560M228 112H288M432 112H492M228 160H288M432 160H492',
      ),
    around:
      frame(pointed(136, 70, 284), pointed(96, 130, 282), TRIM) +
      seams(
        'M224 340h40M224 376h40M456 340h40M456 376h40M226 290l40 6M238 234l38 18M270 180l30 28M312 128l20 34M494 290l-40 6M482 234l-38 18M450 180l-30 28M408 128l-20 34',
      ) +
      steps,
    emblemY: 92,
    room: { width: 164, height: 200, foot: 402 },
  },
  furnace: {
    opening: round(126, 142),
    behind:
      part('M120 424C104 250 196 70 280 40V-20H440V40C524 70 616 250 600 424z', STONE) +
      seams(
        'M136 320H210M510 320H584M150 240H200M520 240H570M180 160C210 120 240 96 280 84M540 160C510 120 480 96 440 84M280 30H440',
      ),
    around:
      frame('M190 408V268A170 170 0 0 1 530 268V408z', round(126, 142), TRIM) +
      seams(voussoirs(268, 126, 170, 13)) +
      part(
        'M262 178L282 236L304 158zM318 150L338 214L352 144zM368 144L384 214L402 150zM416 158L438 236L458 178z',
        STONE,
        4,
      ) +
      part(
        'M244 408L262 350L284 408zM300 408L318 360L338 408zM384 408L402 360L420 408zM436 408L458 350L476 408z',
        STONE,
        4,
      ) +
      steps,
    emblemY: 118,
    room: { width: 190, height: 150, foot: 376 },
  },
  glasshouse: {
    opening: pointed(98, 146, 286),
    behind:
      `<path d="M90 424V216Q100 60 360 -20Q620 60 630 216V424z" fill="${TRIM}" opacity=".5"/>` +
      `<path d="M90 424V216Q100 60 360 -20Q620 60 630 216V424z" fill="none" stroke="${STONE}" stroke-width="12"/>` +
      `<path d="M150 424V110M210 424V60M510 424V60M570 424V110M90 216H630M90 310H630M360 -20V60M130 130Q360 60 590 130" fill="none" stroke="${STONE}" stroke-width="7"/>` +
      shine('M112 210Q130 110 250 44M170 300L200 250M530 200L556 160', 0.7),
    around:
      frame(pointed(128, 96, 286), pointed(98, 146, 286), STONE) +
      shine('M240 400V290Q240 190 340 116') +
      part('M292 408V330M428 408V330', STONE) +
      steps,
    emblemY: 116,
    room: { width: 166, height: 196, foot: 402 },
  },
  hall: {
    opening: pointed(112, 116, 250),
    behind:
      part('M60 424V200L150 150L170 60H550L570 150L660 200V424z', STONE) +
      seams('M74 270H200M74 340H200M520 270H646M520 340H646M180 110H260M460 110H540') +
      part('M150 66L360 -70L570 66z', TRIM),
    around:
      frame('M208 408V238Q208 130 360 52Q512 130 512 238V408z', pointed(112, 116, 250), TRIM) +
      seams(
        'M208 300h40M208 354h40M472 300h40M472 354h40M214 230l40 16M246 160l34 30M474 160l-34 30M506 230l-40 16',
      ) +
      part('M60 424C120 372 200 388 236 424zM484 424C530 384 610 376 670 424z', '#eef4ff', 4) +
      part(
        'M146 70L360 -74L574 70L560 84L520 58L486 76L440 34L400 44L360 6L318 46L276 36L234 76L200 58L160 84z',
        '#eef4ff',
        4,
      ) +
      steps,
    emblemY: 84,
    room: { width: 192, height: 226, foot: 402 },
  },
  dome: {
    opening: round(92, 190),
    behind:
      part('M110 424V250H610V424z', STONE) +
      part('M120 252C120 110 220 22 360 22C500 22 600 110 600 252z', TRIM) +
      part('M400 70L536 -6L562 34L440 112z', STONE) +
      seams(
        'M100 262H620M120 300H250M120 356H250M470 300H600M470 356H600M360 22V120M240 60C210 120 196 180 194 250M480 60C510 120 524 180 526 250',
      ),
    around:
      frame('M238 408V282A122 122 0 0 1 482 282V408z', round(92, 190), STONE) +
      seams(voussoirs(282, 92, 122, 9) + courses(238, 268, 290, 40) + courses(452, 482, 290, 40)) +
      shine('M136 236C144 130 220 50 330 34') +
      steps,
    emblemY: 172,
    room: { width: 156, height: 166, foot: 402 },
  },
} satisfies Readonly<Record<string, GateDrawing>>;
