import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../lib/version.ts';
import type { Storage } from '../storage/storage.ts';
import { sweepLag } from '../storage/tables/characters/sessions.ts';
import { countMails } from '../storage/tables/outbox.ts';
import type { ClockWatch } from './clock-watch.ts';
import { backupAge, databaseBytes, freeBytes } from './disk.ts';
import { liveLateness, MAIL_OUTCOMES, onMailOutcome, settleTime } from './measurements.ts';

/**
 * Upper bounds of the histogram buckets, in seconds: of calls, of settling, and of the lateness of frames.
 */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SETTLE_BUCKETS = [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.05];
const LATENESS_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10];

interface Measured {
  readonly storage: Storage;
  readonly characters: { onCommand(listener: () => void): () => void };
  readonly hub: { sockets(): number; activeCharacters(): number };
  readonly clockWatch: Pick<ClockWatch, 'ahead'>;
  /** Null on the embedded database, which has only one node. */
  readonly nodes: { lateSeconds(): number } | null;
  readonly dataDirectory: string;
}

/** Adds a gauge, which is read at each request of Prometheus. `name` is without the prefix of the game. */
type AddGauge = (name: string, help: string, read: () => Promise<number> | number) => void;

/**
 * The Prometheus metrics of this node (hosting, "Several nodes"). Times are in seconds, by the conventions of
 * Prometheus. Labels are routes, statuses, codes and jobs: each has few values, and none identifies a player.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #calls: Histogram<'route' | 'status'>;
  readonly #refusals: Counter<'code'>;
  readonly #jobFailures: Counter<'job'>;
  readonly #ends: (() => void)[] = [];

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'slumberfell_build_info',
      help: 'Always 1. The labels are the version of the game and of Node',
      labelNames: ['version', 'node'],
      registers,
    }).set({ version: VERSION, node: process.versions.node }, 1);
    this.#calls = new Histogram({
      name: 'slumberfell_call_seconds',
      help: 'Time from a call to its answer',
      labelNames: ['route', 'status'],
      buckets: CALL_BUCKETS,
      registers,
    });
    this.#refusals = new Counter({
      name: 'slumberfell_refusals_total',
      help: 'Calls that were refused, by the code they were told',
      labelNames: ['code'],
      registers,
    });
    this.#jobFailures = new Counter({
      name: 'slumberfell_job_failures_total',
      help: 'Runs of jobs that failed, by the name of the job',
      labelNames: ['job'],
      registers,
    });
    const letters = new Counter({
      name: 'slumberfell_letters_total',
      help: 'Attempts of this node to send a letter, by their outcome',
      labelNames: ['outcome'],
      registers,
    });
    // An alarm on a rate needs the value before the first failure.
    for (const outcome of MAIL_OUTCOMES) letters.inc({ outcome }, 0);
    this.#ends.push(onMailOutcome((outcome) => letters.inc({ outcome })));
    this.#observe(settleTime, 'slumberfell_settle_seconds', 'Time to advance a character', SETTLE_BUCKETS);
    this.#observe(
      liveLateness,
      'slumberfell_live_lateness_seconds',
      'How late what happens by itself was shown',
      LATENESS_BUCKETS,
    );
  }

  /**
   * Counts the calls and refusals of an application, and measures the calls. Called before its routes are
   * registered.
   */
  addTo(app: FastifyInstance): void {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (reply.refusalCode !== null) this.#refusals.inc({ code: reply.refusalCode });
      done(null, payload);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
      this.#calls.observe(labels, reply.elapsedTime / 1_000);
      done();
    });
  }

  /** Counts a failed run of a job of the server. */
  jobFailed(job: string): void {
    this.#jobFailures.inc({ job });
  }

  /** Adds the metrics of storage, characters, hub, clock and disk. Called once the server is open. */
  watch({ storage, characters, hub, clockWatch, nodes, dataDirectory }: Measured): void {
    const registers = [this.registry];
    const commands = new Counter({
      name: 'slumberfell_commands_total',
      help: 'Commands that were carried out on this node',
      registers,
    });
    this.#ends.push(characters.onCommand(() => commands.inc()));
    const gauge: AddGauge = (name, help, read) => {
      new Gauge({
        name: `slumberfell_${name}`,
        help,
        registers,
        async collect() {
          // What cannot be read, such as the database while it is unavailable, is NaN. The rest is reported.
          this.set(await Promise.resolve(read()).catch(() => Number.NaN));
        },
      });
    };
    gauge('sockets', 'Sockets that are open on this node', () => hub.sockets());
    gauge('active_characters', 'Active characters on all nodes', () => hub.activeCharacters());
    gauge('sweep_lag_seconds', 'How long the session that ended first has waited to be settled', () =>
      storage.read((db) => sweepLag(db, storage.clock.now())).then((lag) => lag / 1_000),
    );
    gauge(
      'characters_ahead',
      'Characters that wait because their stored time lies ahead of the clock',
      () => clockWatch.ahead.characters,
    );
    gauge(
      'characters_ahead_seconds',
      'How far the latest stored time lies ahead of the clock',
      () => clockWatch.ahead.seconds,
    );
    gauge('database_connections', 'Connections to the database', () => storage.load().connections);
    gauge('database_connections_idle', 'Of these, those that nobody uses', () => storage.load().idle);
    gauge('database_waiting', 'Jobs that wait for the database', () => storage.load().waiting);
    gauge(
      'letters_waiting',
      'Letters that wait to be sent, of all nodes',
      async () => (await storage.read(countMails)).waiting,
    );
    if (nodes !== null) {
      gauge(
        'node_messages_late_seconds',
        'How long messages of other nodes have been late; 0 while they arrive at once',
        () => nodes.lateSeconds(),
      );
    }
    if (storage.kind === 'sqlite') watchDisk(gauge, dataDirectory);
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  #observe(source: typeof settleTime, name: string, help: string, buckets: number[]): void {
    const histogram = new Histogram({ name, help, buckets, registers: [this.registry] });
    const observe = (ms: unknown): void => histogram.observe(Number(ms) / 1_000);
    source.subscribe(observe);
    this.#ends.push(() => source.unsubscribe(observe));
  }
}

/** Adds the metrics of the disk on which an embedded database is. */
function watchDisk(gauge: AddGauge, dataDirectory: string): void {
  gauge('disk_free_bytes', 'Free space on the disk of the data directory', () => freeBytes(dataDirectory));
  gauge('database_bytes', 'Size of the embedded database on the disk', () => databaseBytes(dataDirectory));
  gauge('backup_age_seconds', 'Time since the newest backup in the data directory', () =>
    backupAge(dataDirectory, Date.now()),
  );
}
