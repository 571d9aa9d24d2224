/**
 * Quoin for JavaScript: constraint layout, solved by a small module of WebAssembly.
 *
 * ```js
 * import { load } from './quoin.js';
 *
 * const quoin = await load();
 * const layout = quoin.layout({ width: 320, height: 480 });
 * layout.view('icon', { width: 40, height: 40 });
 * layout.add('icon: left.top.equalToSuperview().offset(8)');
 * layout.update();
 * ```
 *
 * Whatever is refused is thrown, and has changed nothing: a `TypeError` or `RangeError` for a value of the wrong
 * kind, and a {@link QuoinError} for all that the engine refuses.
 */

/**
 * Loads the engine. Each time, it is another one, with memory of its own.
 *
 * @param source Where the module is: an address, its bytes, a response, or a compiled module. By default,
 *   `quoin.wasm` beside `quoin.js`. `quoin-objects.wasm` is smaller by a quarter, and refuses texts: it is for those who
 *   state constraints as objects.
 */
export function load(source?: Source | Promise<Source>): Promise<Quoin>;

/** What the engine can be loaded from. */
export type Source = string | URL | ArrayBuffer | ArrayBufferView | Response | WebAssembly.Module;

/** A loaded engine. */
export interface Quoin {
  /** Makes a layout. It stays in memory until {@link Layout.free}. */
  layout(options?: LayoutOptions): Layout;
  /**
   * The error with which the engine has ended: it has run out of memory, or there is a mistake in it. Its layouts
   * cannot be used any more then; load another one. Null as long as all is well.
   */
  readonly failure: Error | null;
  /** How many bytes of memory it has. It never gives any back, but uses it again. */
  readonly memory: number;
}

/** The direction of reading. */
export type Direction = 'ltr' | 'rtl';

/** What a layout is made with. */
export interface LayoutOptions {
  /** The width of the window; 0 by default. */
  width?: number;
  /** The height of the window; 0 by default. */
  height?: number;
  /** The direction of reading, which `leading` and `trailing` follow; `'ltr'` by default. */
  direction?: Direction;
  /** How many pixels a point has, to which frames are rounded; 0, as by default, for no rounding. */
  scale?: number;
}

/** A window with views in it. */
export class Layout {
  private constructor();

  /** The width of the window. */
  readonly width: number;
  /** The height of the window. */
  readonly height: number;
  /** Gives the window another size. */
  resize(width: number, height: number): void;
  /** The direction of reading. */
  direction: Direction;
  /** How many pixels a point has, to which frames are rounded; 0 for no rounding. */
  scale: number;

  /** The window as a view: what views without a parent are in. Texts call it `superview`. */
  readonly root: View;
  /** All views but the root. */
  readonly views: View[];
  /**
   * Makes a view. Constraints, and nothing else, place it.
   *
   * @param name What texts call it. No two views of a layout have the same. Names of letters, digits and underscores
   *   can stand in texts; others are for messages only. Without a name, it is left out.
   */
  view(name?: string, options?: ViewOptions): View;
  view(options: ViewOptions): View;
  /** The view of a name. */
  find(name: string): View | undefined;
  /** The view of a number in {@link Layout.frames}; undefined once it has gone. */
  viewAt(index: number): View | undefined;

  /**
   * Says constraints as sentences, one a line or several with semicolons:
   *
   * ```js
   * layout.add(`
   *   gap = 12
   *   icon: left.top.equalToSuperview().offset(gap)
   *   title: left.equalTo(icon.right).offset(gap); top.equalTo(icon)
   *       right.lessThanOrEqualToSuperview().inset(gap).priority(740).labeled("limit")
   *   badge 20x20 in card
   * `);
   * ```
   *
   * A line such as the last one declares a view, which is made; its text, if it has one, is for you to measure and to
   * show. Names that are neither known nor declared are mistakes.
   *
   * @throws {QuoinError} All that is wrong with the text, and where. Nothing has changed then.
   */
  add(text: string, options?: TextOptions): Statements;
  /**
   * Draws constraints: `|-[icon(32)]-[title]-|`, one line for each row or, with `V:`, column.
   *
   * @throws {QuoinError} What is wrong with the text, and where. Nothing has changed then.
   */
  format(text: string, options?: FormatOptions): Statements;
  /** States a constraint as an object. */
  constrain(description: ConstraintDescription): Constraint;
  /** States several; if one of them is refused, none is made. */
  constrain(descriptions: ConstraintDescription[]): Constraint[];

  /** Lets a view be measured anew at the next update. */
  contentChanged(view: ViewOrName): void;
  /**
   * Lays out what has changed.
   *
   * @returns How many views have got another frame; new ones count.
   * @throws {QuoinError} If a function that measures a view has thrown, or has returned nonsense. All else is laid
   *   out, the view keeps the size that it had, and it is measured again next time.
   */
  update(): number;
  /**
   * The frames after the last update, four numbers a view: x, y, width and height of the view with the number `i` are
   * at `4 * i` and the three places behind it. Places are relative to the parent.
   *
   * The array looks into the engine's memory, and is another one when that has grown. Ask for it after each update,
   * and do not keep it. Writing into it changes no layout.
   */
  readonly frames: Float64Array;
  /** The views whose frames the last update has changed; new ones are among them. */
  readonly changed: View[];
  /** The numbers of these views. The array looks into the engine's memory, and holds until the next update. */
  readonly changedIndices: Int32Array;
  /**
   * The size that comes nearest to a width and a height, of which any may be left open, by the constraints within a
   * view. No frame changes.
   */
  fittingSize(view: ViewOrName, size?: { width?: number; height?: number }): Size;
  /**
   * What was reported since this was called last: constraints that contradict each other, in words, and whatever else
   * could not be. Of more than a hundred, the last hundred.
   */
  takeDiagnostics(): Diagnostic[];

  /** Gives the memory back. The layout and its views cannot be used any more. */
  free(): void;
  /** Whether it was freed. */
  readonly isFreed: boolean;
}

/** A view, or what it is called; `'superview'` is the root. */
export type ViewOrName = View | string;

/** A width and a height. */
export interface Size {
  width: number;
  height: number;
}

/** A place and a size. */
export interface Frame extends Size {
  x: number;
  y: number;
}

/** How large a content is. */
export interface ContentSize {
  /** The width; left out if it does not matter. */
  width?: number;
  /** The height; left out if it does not matter. */
  height?: number;
  /** How far the baseline of the first line of text is below the top; 0 by default. */
  baseline?: number;
  /**
   * How far the baseline of the last line of text is above the bottom. By default, that of the first line if there is
   * one, as for a single line, and otherwise 0.
   */
  lastBaseline?: number;
}

/**
 * Measures a content.
 *
 * It may look at the page, but it must not use any layout of the engine; it can read frames.
 *
 * @param maxWidth The width that there is; infinite if it is asked how wide the content wants to be.
 */
export type Measure = (maxWidth: number) => ContentSize;

/** How large the content of a view is: a size, or a function that measures it. */
export type Content = ContentSize | MeasuredContent;

/** A content that is measured. */
export interface MeasuredContent {
  /** Measures the content when the engine asks for it: once, and again after {@link Layout.contentChanged}. */
  measure: Measure;
  /**
   * Whether its height depends on the width that the view gets, so that it is measured for that, too, if it is less than
   * the content wants. True by default.
   */
  wraps?: boolean;
}

/** A priority from just above 0 to 1000, or one along the line and one down. */
export type Priorities = number | { horizontal?: number; vertical?: number };

/** What a view is made with. */
export type ViewOptions = Content & {
  /** What it is in; the root by default. */
  parent?: ViewOrName;
  /** Whether it is hidden. */
  hidden?: boolean;
  /** How strongly it resists growing beyond its content; 250 by default. */
  hugging?: Priorities;
  /** How strongly it resists being made smaller than its content; 750 by default. */
  resistance?: Priorities;
};

/** A rectangle that constraints place. */
export class View {
  private constructor();

  /** Its number in {@link Layout.frames}. The root has 0. When it has gone, another view may get it. */
  readonly index: number;
  /** What it is called, or an empty text. */
  readonly name: string;
  /** The text that sentences have declared it with, or an empty one. */
  readonly text: string;
  /** The layout that it is in; null once it has been removed. */
  readonly layout: Layout | null;
  /** What it is in; null for the root. */
  readonly parent: View | null;
  /** Where it was after the last update, relative to its parent. */
  readonly frame: Frame;
  /** Where it was after the last update, relative to the root. */
  readonly frameInLayout: Frame;
  /** Whether it is hidden. It keeps its place: constraints hold as before. Nobody is told that it is ambiguous. */
  hidden: boolean;
  /** Whether it could as well be elsewhere, by the constraints that there are. */
  readonly isAmbiguous: boolean;
  /** Says how large its content is; null if it has none. */
  setContent(content: Content | null): void;
  /** Lets it be measured anew at the next update. */
  contentChanged(): void;
  /** Sets how strongly it resists growing beyond its content. */
  setHugging(priority: Priorities): void;
  /** Sets how strongly it resists being made smaller than its content. */
  setResistance(priority: Priorities): void;
  /** Removes it, all that is in it, and the constraints that mention any of it. */
  remove(): void;
  toString(): string;
}

/** What texts of constraints are given. */
export interface TextOptions {
  /** Numbers by the names that stand for them in the text. In sentences they replace what the text says itself. */
  metrics?: Record<string, number>;
  /**
   * The views that the text may speak of, by the names that it has for them, or by their own if it is an array. By
   * default, all of the layout by their own. With it, a text that is said of one cell after the other is read once.
   */
  views?: Record<string, ViewOrName> | View[];
}

/** What visual formats are given. */
export interface FormatOptions extends TextOptions {
  /** The view whose edges `|` stands for; the root by default. */
  in?: ViewOrName;
  /** What holds for each line. */
  options?: FormatOption[];
}

/** An option of visual formats. */
export type FormatOption =
  | 'alignAllLeft' | 'alignAllRight' | 'alignAllTop' | 'alignAllBottom' | 'alignAllLeading' | 'alignAllTrailing'
  | 'alignAllCenterX' | 'alignAllCenterY' | 'alignAllFirstBaseline' | 'alignAllLastBaseline'
  | 'directionLeadingToTrailing' | 'directionLeftToRight' | 'directionRightToLeft'
  | 'spacingEdgeToEdge' | 'spacingBaselineToBaseline';

/** A part of a view. */
export type Attribute =
  | 'left' | 'right' | 'top' | 'bottom' | 'leading' | 'trailing' | 'width' | 'height' | 'centerX' | 'centerY'
  | 'firstBaseline' | 'lastBaseline' | 'leftMargin' | 'rightMargin' | 'topMargin' | 'bottomMargin' | 'leadingMargin'
  | 'trailingMargin' | 'centerXWithinMargins' | 'centerYWithinMargins';

/** How two sides compare. */
export type Relation =
  | '=' | '==' | '<=' | '>=' | '≤' | '≥' | 'equal' | 'lessThanOrEqual' | 'greaterThanOrEqual';

/** `item.attribute relation multiplier × to.toAttribute + constant` */
export interface ConstraintDescription {
  /** The view that it is about. */
  item: ViewOrName;
  /** The part of it that it is about. */
  attribute: Attribute;
  /** How the sides compare; `'='` by default. */
  relation?: Relation;
  /** The view that is compared with; without it, a size is compared with the constant. */
  to?: ViewOrName | null;
  /** The part of it; the same by default. */
  toAttribute?: Attribute;
  /** What that part is multiplied by; 1 by default, and never 0. */
  multiplier?: number;
  /** What is added; 0 by default. */
  constant?: number;
  /** How much it matters, from just above 0 to 1000 for required, as by default. */
  priority?: number;
  /** What messages call it. */
  label?: string;
}

/** A constraint. All of it may be changed at any time. */
export class Constraint {
  private constructor();

  /** What is added to the second side. */
  constant: number;
  /** How much it matters, from just above 0 to 1000 for required. */
  priority: number;
  /** What the second side is multiplied by. */
  multiplier: number;
  /** Whether it is in force. */
  isActive: boolean;
  /** What messages call it, or an empty text. */
  readonly label: string;
  /** Whether it has gone for good, by itself or with one of its views. */
  readonly isRemoved: boolean;
  /** Takes it out of force for good. */
  remove(): void;
  /** What it says. */
  toString(): string;
}

/** What a text has made. */
export class Statements {
  private constructor();

  /** The constraints, in the order of the text. */
  readonly constraints: Constraint[];
  /** The views that the text has declared. They stay when the statements are removed. */
  readonly views: View[];
  /** The constraint that the text has labeled so: the first one, if the statement has made several. */
  labeled(label: string): Constraint | undefined;
  /** Whether all of them are in force; setting it changes all. */
  isActive: boolean;
  /** Takes all of them out of force for good. */
  remove(): void;
}

/** Something that a layout could not do, with what it did instead. */
export interface Diagnostic {
  /**
   * `conflict`: required constraints contradict each other, and one was set aside. `refused`: a value or constraint
   * was refused. `waiting`: a constraint waits for its views. `restless`: the layout did not come to rest.
   * `not-finite`: a number came out as none. `tree`: a view was to be put where it cannot be.
   */
  kind: 'conflict' | 'refused' | 'waiting' | 'restless' | 'not-finite' | 'tree';
  /** All of it, in words. */
  message: string;
}

/** What is wrong with a line of a text. */
export interface Problem {
  /** What is wrong. */
  message: string;
  /** The number of the line, from 1 on. */
  line: number;
  /** Which character of the line it is about, from 1 on. */
  column: number;
}

/** What the engine refuses. The message of a mistake in a text shows the line, and a caret under the place. */
export class QuoinError extends Error {
  constructor(message: string, options?: { problems?: Problem[]; cause?: unknown });
  /** The line of the first mistake, if it is about a text. */
  readonly line: number | undefined;
  /** The character in that line. */
  readonly column: number | undefined;
  /** All mistakes of the text, one of each line. */
  readonly problems: Problem[];
}
