import type { MembershipJSON, UserJSON } from '../json.ts';

/** A user of the server. */
export class ServerUser<U extends UserJSON = UserJSON> {
  /** The server's JSON, including fields of your own; setters change it. */
  readonly json: U;

  constructor(json: U) {
    this.json = { ...json };
  }

  getUid(): string {
    return String(this.json.id);
  }
  getName(): string {
    return this.json.name;
  }
  setName(name: string): void {
    Object.assign(this.json, { name });
  }
  getAvatar(): string | undefined {
    return this.json.avatar ?? undefined;
  }
  setAvatar(url: string | undefined): void {
    Object.assign(this.json, { avatar: url });
  }
  getStatus(): string {
    return this.json.status ?? (this.json.online ? 'online' : 'offline');
  }
  setStatus(status: string): void {
    Object.assign(this.json, { online: status === 'online', status });
  }
  getStatusMessage(): string | undefined {
    return this.json.statusMessage ?? undefined;
  }
  setStatusMessage(message: string | undefined): void {
    Object.assign(this.json, { statusMessage: message });
  }
  getLastActiveAt(): number | undefined {
    return this.json.lastActiveAt ?? undefined;
  }
  setLastActiveAt(seconds: number | undefined): void {
    Object.assign(this.json, { lastActiveAt: seconds });
  }
  getRole(): string | undefined {
    return this.json.role ?? undefined;
  }
  setRole(role: string | undefined): void {
    Object.assign(this.json, { role });
  }
  getTags(): readonly string[] | undefined {
    return this.json.tags ?? undefined;
  }
  setTags(tags: string[] | undefined): void {
    Object.assign(this.json, { tags });
  }
  getBlockedByMe(): boolean {
    return this.json.blockedByMe ?? false;
  }
  setBlockedByMe(blocked: boolean): void {
    Object.assign(this.json, { blockedByMe: blocked });
  }
  getHasBlockedMe(): boolean {
    return this.json.hasBlockedMe ?? false;
  }
  setHasBlockedMe(blocked: boolean): void {
    Object.assign(this.json, { hasBlockedMe: blocked });
  }
  /** Returns the plain JSON, from which `revive` makes an equal user. */
  toJSON(): U {
    return this.json;
  }
}

/** A user in a group, or banned from it. */
export class ServerMember<U extends UserJSON = UserJSON> extends ServerUser<U & MembershipJSON> {
  /** The scope, such as 'admin'. */
  getScope(): string {
    return this.json.scope ?? 'participant';
  }
  /** When the user joined the group, in seconds; 0 if unknown. */
  getJoinedAt(): number {
    return this.json.joinedAt ?? 0;
  }
}
