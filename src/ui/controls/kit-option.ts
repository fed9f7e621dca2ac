/** The fields of a `KitOption`; all optional. */
export interface KitOptionFields {
  /** Identifies the entry. @defaultValue its position in the menu */
  id?: string | undefined;
  /** The shown text. */
  title?: string | undefined;
  /** The URL of an icon. */
  iconURL?: string | undefined;
  /** Called when the entry is chosen. */
  onClick?: (() => void) | undefined;
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

  constructor(fields: KitOptionFields = {}) {
    this.id = fields.id;
    this.title = fields.title;
    this.iconURL = fields.iconURL;
    this.onClick = fields.onClick;
  }
}
