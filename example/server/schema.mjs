// The tables of the chat. A conversation of two users and a group are both a `chat` with `members`.
/** @param {{ id: string, bytes: string }} types how this database writes a counted id, and bytes */
export const schema = ({ id, bytes }) => `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    search TEXT NOT NULL, -- the name in lower case
    last_active DOUBLE PRECISION
  );
  -- A stolen copy of the database signs nobody in: it has the hashes of the tokens alone.
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    ends_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX IF NOT EXISTS sessions_of_user ON sessions (user_id);
  CREATE TABLE IF NOT EXISTS chats (
    id TEXT PRIMARY KEY,
    name TEXT, -- of a group; a chat of two users has none
    search TEXT,
    size INTEGER NOT NULL DEFAULT 0, -- how many members it has
    newest BIGINT NOT NULL DEFAULT 0, -- its newest message
    last BIGINT NOT NULL DEFAULT 0, -- its newest message outside of threads
    created_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX IF NOT EXISTS chats_by_message ON chats (newest);
  CREATE TABLE IF NOT EXISTS members (
    chat TEXT NOT NULL,
    user_id TEXT NOT NULL,
    peer TEXT, -- the other of two users
    joined BIGINT NOT NULL DEFAULT 0, -- the chat's newest message before the member joined
    delivered BIGINT NOT NULL DEFAULT 0, -- up to where the member received the chat,
    read BIGINT NOT NULL DEFAULT 0, -- has read it,
    hidden BIGINT NOT NULL DEFAULT 0, -- and has deleted it
    PRIMARY KEY (chat, user_id)
  );
  CREATE INDEX IF NOT EXISTS chats_of_user ON members (user_id, chat);
  -- Who is the furthest behind.
  CREATE INDEX IF NOT EXISTS members_by_delivered ON members (chat, delivered, user_id);
  CREATE INDEX IF NOT EXISTS members_by_read ON members (chat, read, user_id);
  CREATE TABLE IF NOT EXISTS messages (
    id ${id},
    chat TEXT NOT NULL,
    sender TEXT NOT NULL,
    device TEXT NOT NULL, -- that sent it, and gets no event of it
    text TEXT,
    file TEXT, -- JSON; an array of several
    data TEXT, -- JSON
    type TEXT,
    action TEXT,
    parent BIGINT,
    quoted BIGINT,
    replies INTEGER NOT NULL DEFAULT 0,
    reacted INTEGER NOT NULL DEFAULT 0, -- 1 once somebody reacted
    muid TEXT,
    sent_at DOUBLE PRECISION NOT NULL,
    changed_at DOUBLE PRECISION NOT NULL,
    delivered_at DOUBLE PRECISION,
    read_at DOUBLE PRECISION,
    edited_at DOUBLE PRECISION,
    deleted_at DOUBLE PRECISION,
    UNIQUE (sender, muid)
  );
  CREATE INDEX IF NOT EXISTS messages_of_chat ON messages (chat, id);
  CREATE INDEX IF NOT EXISTS replies ON messages (parent, id);
  -- What a search looks in: the folded text of a message, and the name of its file.
  CREATE TABLE IF NOT EXISTS texts (message BIGINT PRIMARY KEY, folded TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS reactions (
    message BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    emoji TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (message, user_id, emoji)
  );
  CREATE TABLE IF NOT EXISTS blocks (
    user_id TEXT NOT NULL,
    blocked TEXT NOT NULL,
    PRIMARY KEY (user_id, blocked)
  );
  CREATE INDEX IF NOT EXISTS blocks_of ON blocks (blocked);
  CREATE TABLE IF NOT EXISTS files (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    message BIGINT, -- none until it is sent
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    bytes ${bytes} NOT NULL,
    uploaded_at DOUBLE PRECISION NOT NULL
  );
  CREATE INDEX IF NOT EXISTS files_of_message ON files (message);
  -- Who is connected to which server, and when each server was alive last.
  CREATE TABLE IF NOT EXISTS presence (user_id TEXT NOT NULL, node TEXT NOT NULL, PRIMARY KEY (user_id, node));
  CREATE INDEX IF NOT EXISTS presence_of_node ON presence (node);
  CREATE TABLE IF NOT EXISTS nodes (id TEXT PRIMARY KEY, seen_at DOUBLE PRECISION NOT NULL);
`;
