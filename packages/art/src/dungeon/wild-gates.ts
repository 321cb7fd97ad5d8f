import { type GateDrawing, square, steps } from './gate-drawing.ts';
import { frame, mirrored, part, STONE, seams, shine, TRIM, voussoirs } from './stonework.ts';

const boulder = (x: number, y: number, size: number): string =>
  part(
    `M${x - size} ${y}L${x - size * 0.8} ${y - size * 0.7}L${x - size * 0.1} ${y - size}L${x + size * 0.7} ${y - size * 0.75}L${x + size} ${y}z`,
    STONE,
  );
const CAVE_OPENING = 'M232 408C214 330 236 236 286 176C316 138 372 118 420 152C476 196 506 290 492 408z';
const TREE_OPENING = 'M262 408C240 340 262 250 300 196C326 158 384 152 412 190C452 246 480 330 462 408z';
const BED_OPENING = 'M228 408V134H492V408z';

/**
 * Drawings of dungeon gates in the shapes of a barrow, a frame of beams, a hollow tree, a cave, a wrecked
 * hull, a flight of steps and a four-poster bed.
 */
export const WILD_GATES = {
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
  stair: {
    opening: 'M360 104A130 130 0 1 0 360 364A130 130 0 1 0 360 104z',
    behind: '',
    around:
      frame(
        'M360 78A156 156 0 1 0 360 390A156 156 0 1 0 360 78z',
        'M360 104A130 130 0 1 0 360 364A130 130 0 1 0 360 104z',
        STONE,
      ) +
      seams(voussoirs(234, 130, 156, 9)) +
      seams('M224 294L248 280M264 354L282 334M456 354L438 334M496 294L472 280') +
      (
        [
          [366, 376, 250],
          [356, 406, 340],
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
    emblemY: 88,
    room: { width: 196, height: 196, foot: 334 },
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
} satisfies Readonly<Record<string, GateDrawing>>;
