import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

// A file that imports this has databases, and none of another file.
globalThis.indexedDB = new IDBFactory();
