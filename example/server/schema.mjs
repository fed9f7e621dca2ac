// The tables of the chat. A conversation of two users and a group are both a `chat` with `members`.
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    last_active REAL
  );
  CREATE TABLE IF NOT EXISTS sessions (token TEXT PRIMARY KEY, user TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS chats (
    id TEXT PRIMARY KEY,
    name TEXT, -- of a group; a chat of two users has none
    created_at REAL NOT NULL
  );
  -- How far a member has received and read a chat, and up to where the chat is deleted for the member.
  CREATE TABLE IF NOT EXISTS members (
    chat TEXT NOT NULL,
    user TEXT NOT NULL,
    delivered INTEGER NOT NULL DEFAULT 0,
    read INTEGER NOT NULL DEFAULT 0,
    hidden INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, user)
  );
  CREATE INDEX IF NOT EXISTS chats_of_user ON members (user, chat);
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat TEXT NOT NULL,
    sender TEXT NOT NULL,
    text TEXT,
    file TEXT, -- JSON
    data TEXT, -- JSON
    type TEXT,
    action TEXT,
    parent INTEGER,
    quoted INTEGER,
    muid TEXT,
    sent_at REAL NOT NULL,
    delivered_at REAL,
    read_at REAL,
    edited_at REAL,
    deleted_at REAL,
    UNIQUE (sender, muid)
  );
  CREATE INDEX IF NOT EXISTS messages_of_chat ON messages (chat, id);
  CREATE INDEX IF NOT EXISTS replies ON messages (parent);
  CREATE TABLE IF NOT EXISTS reactions (
    message INTEGER NOT NULL,
    user TEXT NOT NULL,
    emoji TEXT NOT NULL,
    PRIMARY KEY (message, user, emoji)
  );
  CREATE TABLE IF NOT EXISTS blocks (user TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (user, blocked));
  CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL);
`;
