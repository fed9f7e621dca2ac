/** The fields of a `KitOption`; all optional. */
export interface KitOptionFields {
  /** Identifies the entry. @defaultValue its position in the menu */
  id?: string | undefined;
  /** The text of the entry. */
  title?: string | undefined;
  /** The URL of an icon. */
  iconURL?: string | undefined;
  /** Called when the entry is chosen. */
  onClick?: (() => void) | undefined;
  /** Marks the entry as destructive. @defaultValue false */
  isDestructive?: boolean | undefined;
  /** Disables the entry. @defaultValue false */
  isDisabled?: boolean | undefined;
}

/**
 * An entry of a row's context menu. A plain object with the same fields works as well.
 * @example new KitOption({ id: 'mute', title: 'Mute', onClick: () => mute(conversation) })
 */
export class KitOption implements KitOptionFields {
  id?: string | undefined;
  title?: string | undefined;
  iconURL?: string | undefined;
  onClick?: (() => void) | undefined;
  isDestructive?: boolean | undefined;
  isDisabled?: boolean | undefined;

  constructor(fields: KitOptionFields = {}) {
    this.id = fields.id;
    this.title = fields.title;
    this.iconURL = fields.iconURL;
    this.onClick = fields.onClick;
    this.isDestructive = fields.isDestructive;
    this.isDisabled = fields.isDisabled;
  }
}

/**
 * Returns the entries of an item's menu. `builtIn` has the kit's own entries, to leave out, extend or change by id.
 * @example options={(conversation, builtIn) => [...builtIn, { title: 'Pin', onClick: () => pin(conversation) }]}
 */
export type KitOptionsOf<Item> = (
  item: Item,
  builtIn: readonly KitOptionFields[],
) => readonly KitOptionFields[];
