// Written by tools/wire_types.py from src/kronrat/server/wire.py; do not edit.

export interface Hand {
  rows?: Row[];
  notes?: Text[];
}

export interface Scene {
  pieces: Piece[];
  panels: Panel[];
  headline?: Text | null;
  tints?: Tint[];
  rows?: Row[];
  tracks?: Track[];
  grids?: Grid[];
  sheets?: Sheet[];
  focus?: string;
}

export interface Stage {
  width: number;
  height: number;
  art: string;
  spaces: Space[];
  beside?: number;
}

export interface Text {
  key: string;
  args?: Record<string, string | number>;
}

export interface Ask {
  seat: number;
  step: string;
  facts: Record<string, string | number>;
  offers: Offer[];
  refused?: Impossible[];
  order?: string[];
}

export interface Outcome {
  option: string;
  events?: Text[];
  moved?: Moved[];
}

export interface Problem {
  code: string;
  message: string;
}

export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
}

export interface SoloInfo {
  option: string;
  also: string[];
  seats: number;
  seat: number;
}

export interface GameInfo {
  id: string;
  version: number;
  min_seats: number;
  max_seats: number;
  editions: string[];
  options: OptionInfo[];
  solo: SoloInfo | null;
  characters: number[];
}

export interface NewSeat {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  edition?: string;
  options?: Record<string, string>;
  advice?: "auto" | "always" | "never";
  training?: boolean;
  ticket?: string;
  entropy?: string;
}

export interface NewRecord {
  record: string;
}

export interface Sitting {
  name?: string;
  entropy?: string;
}

export interface SeatInfo {
  kind: "person" | "bot" | "open";
  name?: string;
  bot?: string;
  mine?: boolean;
}

export interface Entropy {
  seat: number;
  line: number;
  hex: string;
}

export interface Sealed {
  seal: string;
  ticket: string;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  seal: string;
  rev: number;
  over?: boolean;
  advice?: boolean;
  fork?: number;
  training?: boolean;
  entropy?: Entropy[];
}

export interface LogLine {
  number: number;
  seat: number;
  step: string;
  verb: string;
  words?: Record<string, string | number>;
  hidden?: boolean;
  events?: Text[];
  scores?: number[];
  weight?: "trivia" | "plain" | "key";
}

export interface Result {
  ending: string;
  winners: number[];
  items: (([string, number])[])[];
  seed?: string;
}

export interface Position {
  scene: Scene;
  asked: number[];
  hands?: Record<number, Hand>;
  asks?: Ask[];
  step?: string;
  result?: Result | null;
}

export interface Past {
  number: number;
  stage: Stage;
  position: Position;
}

export interface ExampleView {
  key: string;
  rule: string;
  stage: Stage;
  scene: Scene;
  about: string[];
}

export interface Fork {
  number: number;
  seats: NewSeat[];
  ticket: string;
  entropy: string;
}

export interface Advised {
  verb: string;
  words: string[];
  chances: number[];
  tried: number;
  lines: LogLine[];
}

export interface Advice {
  seat: number;
  moves: Advised[];
}

export interface TurningPoint {
  number: number;
  seat: number;
  before: number[];
  after: number[];
}

export interface Curve {
  done: number;
  total: number;
  points: ([number, number[]])[];
  turns: TurningPoint[];
}

export interface Sync {
  type: "sync";
  table: TableInfo;
  rev: number;
  stage: Stage;
  position: Position;
  lines: LogLine[];
  undo?: number[];
  thinking?: number[];
}

export interface Push {
  type: "push";
  rev: number;
  position: Position;
  lines: LogLine[];
  cut: number;
  stage?: Stage | null;
  undo?: number[];
  thinking?: number[];
}

export interface Seats {
  type: "seats";
  seats: SeatInfo[];
}

export interface Refused {
  type: "refused";
  id: number;
  code: string;
  rule?: string;
  message?: string;
  line?: number;
}

export interface Done {
  type: "done";
  id: number;
  rev: number;
}

export interface Unsure {
  type: "unknown";
  id: number;
}

export interface Choices {
  type: "choices";
  id: number;
  options: string[];
  events: Text[];
  outcomes?: Outcome[];
}

export interface Reason {
  type: "reason";
  id: number;
  code?: string;
  rule?: string;
}

export interface MoveRequest {
  type: "move";
  id: number;
  rev: number;
  seat: number;
  verb: string;
  words: string[];
  key: string;
}

export interface UndoRequest {
  type: "undo";
  id: number;
  rev: number;
  seat: number;
  key: string;
}

export interface LookRequest {
  type: "look";
  id: number;
  seat: number;
  verb: string;
  words: string[];
}

export interface WhyRequest {
  type: "why";
  id: number;
  seat: number;
  target: string;
  verb?: string;
  words?: string[];
}

export interface SyncRequest {
  type: "sync";
  id: number;
}

export interface Row {
  id: string;
  title: Text;
  cards?: Card[];
  count?: number | null;
  use?: "open" | "hand" | "market" | "chooser" | "pile";
}

export interface Piece {
  id: string;
  kind: string;
  at: string;
  seat?: number;
  count?: number;
  turned?: boolean;
  help?: Text | null;
  label?: string | number;
  badge?: Mark | null;
}

export interface Panel {
  seat: number;
  score: number;
  stats?: Mark[];
  remarks?: Text[];
  main?: number;
  remark?: Text | null;
}

export interface Tint {
  at: string;
  seat: number;
  mark?: string;
}

export interface Track {
  id: string;
  title: Text;
  length: number;
  pawns: Pawn[];
  goal?: number | null;
  labels?: Mark[];
}

export interface Grid {
  id: string;
  title: Text;
  columns: Column[];
}

export interface Sheet {
  id: string;
  title: Text;
  grids?: Grid[];
  tracks?: Track[];
  rows?: Row[];
  duels?: Duel[];
}

export interface Space {
  id: string;
  kind: string;
  x: number;
  y: number;
  w: number;
  h: number;
  path?: string;
  label?: Text | null;
  help?: Text | null;
  water?: boolean;
  ground?: string;
  plate?: boolean;
}

export interface Offer {
  verb: string;
  params?: Param[];
  options?: string[];
  final?: boolean;
  icon?: string;
  group?: string;
}

export interface Impossible {
  verb: string;
  code: string;
  rule: string;
  icon: string;
  group: string;
  domain: string;
}

export interface Moved {
  id: string;
  at: string;
  to: string;
}

export interface Card {
  id: string;
  kind: string;
  title?: Text | null;
  cost?: Mark | null;
  gain?: Mark | null;
  icons?: string[];
  line?: Text | null;
  ticks?: Mark[];
  seat?: number;
  sign?: string;
  art?: string;
  asks?: Mark[];
  gives?: Mark[];
  count?: number;
}

export interface Mark {
  icon: string;
  value?: number | string;
  text?: Text | null;
  met?: boolean | null;
}

export interface Pawn {
  seat: number;
  value: number;
}

export interface Column {
  id: string;
  title: Text;
  slots: Slot[];
}

export interface Duel {
  at: string;
  sides: DuelSide[];
  winner?: number | null;
}

export interface Param {
  role: string;
  domain: string;
}

export interface Slot {
  id: string;
  label: Mark;
  pieces?: Piece[];
  gain?: Mark | null;
}

export interface DuelSide {
  seat: number;
  strength: number;
}

export type FromClient = MoveRequest | UndoRequest | LookRequest | WhyRequest | SyncRequest;

export type ToClient = Sync | Push | Seats | Refused | Done | Unsure | Choices | Reason;

export const COLOURS = ["red", "blue", "ochre", "green", "violet", "teal", "ink", "umber"];

export const LEVELS = ["page", "squire", "knight", "king", "emperor"];

export const STYLED = ["knight", "king", "emperor"];

export const STYLES = ["builder", "warrior", "trader"];

export const TECHNICAL = ["greedy", "ismcts", "king1", "knight1", "learned", "random"];
