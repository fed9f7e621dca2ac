/** What a `KitOption` is made of; all optional. */
export interface KitOptionFields {
  /** Tells it from the others. @defaultValue its place in the menu */
  id?: string | undefined;
  /** The text that is shown. */
  title?: string | undefined;
  /** The URL of an icon. */
  iconURL?: string | undefined;
  /** Runs when it is chosen. */
  onClick?: (() => void) | undefined;
}

/**
 * An entry of a row's context menu. A plain object of the same fields
 * does as well.
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
