import type { GateShape } from './dungeon-art.ts';
import { courses, frame, mirrored, part, STONE, seams, shine, TRIM, voussoirs } from './stonework.ts';

/** One way in. */
export interface GateDrawing {
  /** What one looks through. */
  readonly opening: string;
  /** Behind the opening: hills, trees, domes. */
  readonly behind: string;
  /** Around it, with the opening left free. */
  readonly around: string;
  /** Height of the emblem's middle. */
  readonly emblemY: number;
  /** How much space the opening has for a creature that stands at y = `foot`. */
  readonly room: { readonly width: number; readonly height: number; readonly foot: number };
}

const round = (half: number, top: number) =>
  `M${360 - half} 408V${top + half}A${half} ${half} 0 0 1 ${360 + half} ${top + half}V408z`;
const pointed = (half: number, top: number, shoulder: number) =>
  `M${360 - half} 408V${shoulder}Q${360 - half} ${top + (shoulder - top) * 0.42} 360 ${top}Q${360 + half} ${top + (shoulder - top) * 0.42} ${360 + half} ${shoulder}V408z`;
const square = (half: number, top: number) => `M${360 - half} 408V${top}H${360 + half}V408z`;

const steps = part('M176 394H544V408H176z', STONE) + part('M150 408H570V426H150z', STONE);
const boulder = (x: number, y: number, size: number): string =>
  part(
    `M${x - size} ${y}L${x - size * 0.8} ${y - size * 0.7}L${x - size * 0.1} ${y - size}L${x + size * 0.7} ${y - size * 0.75}L${x + size} ${y}z`,
    STONE,
  );

const CAVE_OPENING = 'M232 408C214 330 236 236 286 176C316 138 372 118 420 152C476 196 506 290 492 408z';
const TREE_OPENING = 'M262 408C240 340 262 250 300 196C326 158 384 152 412 190C452 246 480 330 462 408z';
const BED_OPENING = 'M228 408V134H492V408z';

const GATES: Readonly<Record<GateShape, GateDrawing>> = {
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
  barrow: {
    opening: square(104, 178),
    behind:
      part('M-20 424C70 220 200 78 360 72C520 78 650 220 740 424z', STONE) +
      seams(
        'M60 330l8-20M110 270l10-18M180 200l12-16M250 140l10-12M470 140l-8-14M540 200l-12-16M610 270l-10-18M660 330l-8-20',
        0.7,
      ),
    around:
      part('M196 410L212 186L262 176L258 410z', TRIM) +
      part('M524 410L508 186L458 176L462 410z', TRIM) +
      part('M172 184L186 122L360 104L540 118L552 182L360 192z', TRIM) +
      seams('M236 230l-8 60M232 320l4 40M486 240l6 50M262 140l40 20M440 132l30 24M380 116l-8 30') +
      boulder(160, 412, 40) +
      boulder(566, 412, 46) +
      steps,
    emblemY: 146,
    room: { width: 178, height: 186, foot: 402 },
  },
  timber: {
    opening: square(118, 146),
    behind: '',
    around:
      mirrored(
        part('M192 412L206 74H244L242 412z', STONE) +
          seams('M214 90L206 400M230 90L228 400') +
          shine('M211 96L202 300'),
      ) +
      part('M150 104L154 66L570 60L572 100z', STONE) +
      part('M216 150L222 120H498L504 150z', TRIM) +
      seams('M166 82H560M230 136H492') +
      mirrored(seams('M196 108l52 -44M196 66l52 44', 0.9) + part('M242 150L292 150L242 214z', TRIM)) +
      seams('M120 30Q170 40 176 66M600 30Q550 40 544 66', 0.8) +
      steps,
    emblemY: 88,
    room: { width: 200, height: 214, foot: 402 },
  },
  tree: {
    opening: TREE_OPENING,
    behind: '',
    around:
      frame(
        'M120 424C176 380 200 320 206 240C210 170 180 100 120 40L220 84L248 -20H470L492 84L604 30C540 100 512 170 514 240C518 320 546 380 604 424z',
        TREE_OPENING,
        STONE,
      ) +
      seams(
        'M232 110C250 190 236 300 196 396M270 40C276 90 270 130 262 170M480 110C462 180 486 300 530 396M446 30C440 80 450 120 462 160M360 20C356 60 362 100 356 132',
      ) +
      shine('M226 120C240 190 228 280 196 360') +
      part('M150 424C190 396 220 400 250 424zM470 424C510 396 550 400 590 424z', TRIM),
    emblemY: 104,
    room: { width: 168, height: 196, foot: 402 },
  },
  cave: {
    opening: CAVE_OPENING,
    behind: '',
    around:
      frame(
        'M60 424C80 320 96 210 176 130C240 62 330 40 420 60C540 84 620 200 640 300C652 350 658 390 664 424z',
        CAVE_OPENING,
        STONE,
      ) +
      seams(
        'M150 240C186 200 196 160 190 124M110 350C150 330 180 320 200 280M560 160C540 200 548 230 580 250M610 320C570 320 540 330 520 300M300 70C310 96 300 110 290 130M450 74C440 100 452 116 462 132',
      ) +
      shine('M136 232C170 160 240 96 320 76') +
      part(
        'M268 204L286 252L300 186zM330 150L346 206L366 142zM408 148L420 196L440 172zM460 232L464 286L484 262z',
        TRIM,
        4,
      ) +
      part('M256 408L270 366L288 408zM430 408L446 358L464 408z', TRIM, 4) +
      boulder(112, 420, 54) +
      boulder(604, 420, 60),
    emblemY: 104,
    room: { width: 212, height: 220, foot: 402 },
  },
  hull: {
    opening: 'M246 408C232 330 250 240 300 196L330 214L362 176L396 206L430 190C478 250 490 330 474 408z',
    behind:
      part('M340 60L352 -60H366L372 60z', TRIM) +
      seams('M356 -40L180 60M360 -40L560 60', 0.8) +
      part('M372 -30L520 20L372 34z', TRIM),
    around:
      frame(
        'M40 90C90 130 180 120 360 118C540 120 640 118 700 60C690 220 640 360 580 424H140C90 340 50 220 40 90z',
        'M246 408C232 330 250 240 300 196L330 214L362 176L396 206L430 190C478 250 490 330 474 408z',
        STONE,
      ) +
      seams(
        'M56 150C180 178 540 178 686 140M70 210C130 226 200 232 262 232M470 232C560 230 620 224 668 204M90 280C140 292 190 298 240 298M484 298C560 296 610 290 644 278M116 350C160 358 200 362 236 362M484 362C540 360 580 356 612 346',
      ) +
      shine('M50 112C160 142 560 144 690 92') +
      seams('M300 230C296 290 298 350 304 404M420 230C426 290 424 350 418 404', 0.9),
    emblemY: 146,
    room: { width: 196, height: 180, foot: 402 },
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
  stair: {
    opening: 'M360 46A130 130 0 1 0 360 306A130 130 0 1 0 360 46z',
    behind: '',
    around:
      frame(
        'M360 20A156 156 0 1 0 360 332A156 156 0 1 0 360 20z',
        'M360 46A130 130 0 1 0 360 306A130 130 0 1 0 360 46z',
        STONE,
      ) +
      seams(voussoirs(176, 130, 156, 9)) +
      seams('M224 236L248 222M264 296L282 276M456 296L438 276M496 236L472 222') +
      (
        [
          [360, 318, 190],
          [352, 346, 230],
          [372, 376, 280],
          [356, 408, 340],
        ] as const
      )
        .map(
          ([x, y, width]) =>
            part(
              `M${x - width / 2} ${y}H${x + width / 2}L${x + width / 2 - 14} ${y + 20}H${x - width / 2 + 14}z`,
              TRIM,
            ) + shine(`M${x - width / 2 + 8} ${y + 4}H${x + width / 2 - 8}`),
        )
        .join('') +
      part(
        'M86 300h64l-10 22h-44zM580 262h58l-8 20h-42zM40 200h44l-8 16h-28zM640 150h40l-6 14h-28z',
        TRIM,
        4,
      ),
    emblemY: 30,
    room: { width: 196, height: 196, foot: 276 },
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
  bed: {
    opening: BED_OPENING,
    behind: '',
    around:
      mirrored(
        part('M198 412V40H228V412z', STONE) +
          shine('M205 60V396') +
          part('M192 40L213 4L234 40z', TRIM) +
          part('M228 134C262 200 258 300 236 400C280 380 300 300 288 220C284 180 300 150 320 134z', TRIM) +
          seams('M250 160C274 220 268 300 252 366M284 150C278 180 276 200 278 230') +
          part('M228 262L276 254L278 270L230 280z', STONE, 4),
      ) +
      part(
        'M176 70H544V134Q521 160 498 134Q475 160 452 134Q429 160 406 134Q383 160 360 134Q337 160 314 134Q291 160 268 134Q245 160 222 134Q199 160 176 134z',
        TRIM,
      ) +
      part('M166 56H554V76H166z', STONE) +
      part('M186 408H534V430H186z', STONE),
    emblemY: 98,
    room: { width: 206, height: 206, foot: 402 },
  },
};

export const gateOf = (shape: GateShape): GateDrawing => GATES[shape];
