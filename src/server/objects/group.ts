import type { GroupJSON } from '../json.ts';

/** A group of the server. */
export class ServerGroup {
  /** The server's JSON, including fields of your own; setters change it. */
  readonly json: GroupJSON;

  constructor(json: GroupJSON) {
    this.json = { ...json };
  }

  getGuid(): string {
    return String(this.json.id);
  }
  getName(): string {
    return this.json.name;
  }
  setName(name: string): void {
    Object.assign(this.json, { name });
  }
  getIcon(): string | undefined {
    return this.json.avatar ?? undefined;
  }
  setIcon(url: string | undefined): void {
    Object.assign(this.json, { avatar: url });
  }
  /** The id of the user who owns it. */
  getOwner(): string | undefined {
    const { owner } = this.json;
    return owner === undefined || owner === null ? undefined : String(owner);
  }
  getTags(): readonly string[] | undefined {
    return this.json.tags ?? undefined;
  }
  setTags(tags: string[] | undefined): void {
    Object.assign(this.json, { tags });
  }
  getType(): string {
    return this.json.type ?? 'public';
  }
  getCreatedAt(): number {
    return this.json.createdAt ?? 0;
  }
  getMembersCount(): number {
    return this.json.members ?? 0;
  }
  setMembersCount(count: number): void {
    Object.assign(this.json, { members: count });
  }
  /** Returns the plain JSON, from which `revive` makes an equal group. */
  toJSON(): GroupJSON {
    return this.json;
  }
}
