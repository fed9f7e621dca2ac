interface Person {
  id: string;
  name: string;
  isOnline: boolean;
}
interface Message {
  id: number;
  from: Person;
  to: Person;
  text: string;
  date: number;
}
interface Part {
  offset: number;
  limit: number;
  keyword: string;
}
interface Handlers {
  onMessage(message: Message): void;
  onPresence(person: Person): void;
}

/** A chat service in memory, to try the adapter: Ann is signed in, and `say` lets somebody write to her. */
export function createMemoryApi(names = ['Bob', 'Cid', 'Dee']) {
  const me: Person = { id: 'ann', name: 'Ann', isOnline: true };
  const people: Person[] = names.map((name) => ({
    id: name.toLowerCase(),
    name,
    isOnline: false,
  }));
  const chats: { with: Person; last: Message; unread: number }[] = [];
  let handlers: Handlers | undefined;
  let lastId = 0;

  const find = (id: string) => {
    const person = people.find((each) => each.id === id);
    if (person) return person;
    throw { code: 'ERR_UNKNOWN', message: `Nobody has the id ${id}.` };
  };
  /** A part of the rows whose name has the keyword. */
  function partOf<T>(
    rows: T[],
    nameOf: (row: T) => string,
    { offset, limit, keyword }: Part,
  ): T[] {
    const isFound = (row: T) =>
      nameOf(row).toLowerCase().includes(keyword.toLowerCase());
    return rows.filter(isFound).slice(offset, offset + limit);
  }
  const remove = (id: string) => {
    const index = chats.findIndex((chat) => chat.with.id === id);
    return index < 0 ? undefined : chats.splice(index, 1)[0];
  };

  return {
    me: async () => me,
    people: async (part: Part) =>
      partOf(people, ({ name }) => name, part),
    chats: async (part: Part) =>
      partOf(chats, (chat) => chat.with.name, part),
    chat: async (id: string) =>
      chats.find((chat) => chat.with.id === id) ?? {
        with: find(id),
        last: null,
        unread: 0,
      },
    deleteChat: async (id: string) => void remove(id),
    listen: (given: Handlers) => {
      handlers = given;
      return () => {
        handlers = undefined;
      };
    },
    say(id: string, text: string) {
      const from = find(id);
      const last: Message = {
        id: ++lastId,
        from,
        to: me,
        text,
        date: Date.now(),
      };
      chats.unshift({
        with: from,
        last,
        unread: (remove(id)?.unread ?? 0) + 1,
      });
      handlers?.onMessage(last);
    },
    come(id: string) {
      const person = Object.assign(find(id), { isOnline: true });
      handlers?.onPresence(person);
    },
  };
}
