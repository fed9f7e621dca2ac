/** A naive model of who may do what and who sees what, which scans everything each time. */
export class RightsOracle {
  readonly groups = new Map<string, { owner: string; scopes: Map<string, string>; banned: Set<string> }>();
  readonly blocks = new Set<string>();
  readonly messages: Said[] = [];
  readonly copies = new Map<string, Copy>();

  key = (...parts: string[]) => JSON.stringify(parts);
  idOf = (uid: string, type: string, end: string) =>
    type === 'group' ? this.key('group', end) : this.key(...[uid, end].sort());
  copyOf = (uid: string, id: string) => this.copies.get(this.key(uid, id));
  blocksOf = (uid: string, other: string) => this.blocks.has(this.key(uid, other));
  scopeOf = (guid: string, uid: string) => this.groups.get(guid)?.scopes.get(uid);
  newest = (id: string) => Math.max(0, ...this.messages.filter((one) => one.id === id).map(({ nr }) => nr));

  #copy(uid: string, type: string, end: string): Copy {
    const id = this.idOf(uid, type, end);
    const copy = this.copyOf(uid, id) ?? { uid, id, type, end, listed: false, hidden: 0, read: 0 };
    this.copies.set(this.key(uid, id), copy);
    return copy;
  }

  sees = (uid: string, id: string): Said[] => {
    const copy = this.copyOf(uid, id);
    if (!copy) return [];
    return this.messages.filter(
      (one) => one.id === id && one.nr > copy.hidden && !one.withheld.includes(uid),
    );
  };
  text = (uid: string, one: Said) => (one.deleted ? '' : (one.frozen.get(uid) ?? one.text));
  /** All messages that a user sees in a conversation, replies among the others, with what belongs to them. */
  facts = (uid: string, id: string) =>
    this.sees(uid, id)
      .filter(({ isAction }) => !isAction)
      .map((one) => [
        this.text(uid, one),
        one.parent?.nr ?? 0,
        this.messages.filter(({ parent, withheld }) => parent === one && !withheld.includes(uid)).length,
        this.reactionsTo(uid, one),
        this.quoteIn(uid, one),
      ]);
  reactionsTo = (uid: string, { reactions }: Said) => {
    const seen = reactions.filter(({ withheld }) => !withheld.includes(uid));
    return [...new Set(seen.map(({ emoji }) => emoji))].map((emoji) => {
      const of = seen.filter((one) => one.emoji === emoji);
      return [emoji, of.length, of.some((one) => one.uid === uid)];
    });
  };
  quoteIn = (uid: string, { quoted, deleted }: Said) =>
    quoted && !deleted && !quoted.withheld.includes(uid) ? this.text(uid, quoted) : undefined;
  unread = (uid: string, id: string) =>
    this.sees(uid, id).filter(
      (one) =>
        one.nr > (this.copyOf(uid, id)?.read ?? 0) && one.sender !== uid && !one.isAction && !one.parent,
    ).length;
  listed = (uid: string) =>
    [...this.copies.values()].filter((copy) => copy.uid === uid && copy.listed).map(({ id }) => id);

  #others(uid: string, type: string, end: string): string[] {
    if (type === 'user') return end === uid ? [] : [end];
    return [...(this.groups.get(end)?.scopes.keys() ?? [])].filter((one) => one !== uid);
  }

  post(
    nr: number,
    uid: string,
    type: string,
    end: string,
    text: string,
    { isAction = false, parent, quoted }: { isAction?: boolean; parent?: Said; quoted?: Said } = {},
  ): void {
    const others = this.#others(uid, type, end);
    const isWithheld = (other: string) => this.blocksOf(other, uid) || parent?.withheld.includes(other);
    const withheld = isAction ? [] : others.filter(isWithheld);
    const id = this.idOf(uid, type, end);
    const to = type === 'user' ? [uid, end] : undefined;
    this.messages.push({
      nr,
      id,
      sender: uid,
      type,
      end,
      text,
      isAction,
      withheld,
      frozen: new Map(),
      deleted: false,
      to,
      parent,
      quoted,
      reactions: [],
    });
    if (parent) return;
    const isMember = type === 'user' || this.scopeOf(end, uid) !== undefined;
    for (const viewer of isMember ? [uid, ...others] : others) {
      if (withheld.includes(viewer)) continue;
      this.#copy(viewer, type, type === 'user' && viewer === end ? uid : end).listed = true;
    }
  }

  edit(said: Said, text: string): void {
    const audience = said.type === 'user' ? [said.sender, said.end] : this.#others('', 'group', said.end);
    for (const uid of new Set([...audience, ...said.frozen.keys()])) {
      if (!this.blocksOf(uid, said.sender)) said.frozen.delete(uid);
      else if (!said.frozen.has(uid)) said.frozen.set(uid, said.text);
    }
    said.text = text;
  }

  react(said: Said, uid: string, emoji: string): void {
    if (said.reactions.some((one) => one.uid === uid && one.emoji === emoji)) return;
    const audience = said.type === 'user' ? [said.sender, said.end] : this.#others('', 'group', said.end);
    said.reactions.push({ uid, emoji, withheld: audience.filter((other) => this.blocksOf(other, uid)) });
  }

  enter(guid: string, uid: string, scope = 'participant'): void {
    this.groups.get(guid)?.scopes.set(uid, scope);
    this.#copy(uid, 'group', guid).read = this.newest(this.idOf(uid, 'group', guid));
  }

  exit(guid: string, uid: string): void {
    const group = this.groups.get(guid);
    if (!group) return;
    group.scopes.delete(uid);
    this.copies.delete(this.key(uid, this.idOf(uid, 'group', guid)));
    const [next = ''] = group.scopes.keys();
    if (group.owner !== uid) return;
    group.owner = next;
    if (next) group.scopes.set(next, 'admin');
  }

  /** Whether one member may remove another one. */
  mayTakeOut(by: string, guid: string, on: string): boolean {
    const [own = '', other] = [this.scopeOf(guid, by), this.scopeOf(guid, on)];
    if (other === undefined || by === on || this.groups.get(guid)?.owner === on) return false;
    return own === 'admin' || (own === 'moderator' && other === 'participant');
  }
}

export interface Said {
  readonly nr: number;
  readonly id: string;
  readonly sender: string;
  readonly type: string;
  readonly end: string;
  readonly isAction: boolean;
  readonly withheld: readonly string[];
  /** By uid: what users who had blocked the sender at an edit see. */
  readonly frozen: Map<string, string>;
  readonly to: readonly string[] | undefined;
  readonly parent: Said | undefined;
  readonly quoted: Said | undefined;
  reactions: { readonly uid: string; readonly emoji: string; readonly withheld: readonly string[] }[];
  text: string;
  deleted: boolean;
}

interface Copy {
  readonly uid: string;
  readonly id: string;
  readonly type: string;
  readonly end: string;
  listed: boolean;
  hidden: number;
  read: number;
}
