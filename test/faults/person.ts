import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';

/** What tries again, wherever something failed. */
const RETRIES = [
  '.kit-state-view__actions button',
  '.kit-list__footer button',
  '.kit-message-list__edge button',
  '.kit-message-bubble__failure-action:first-of-type',
  '.kit-chat__blocked button',
].join();

/** Runs what only waits for promises, and this much time. */
export async function pass(ms = 0): Promise<void> {
  for (let i = 0; i < 40; i++) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(ms);
  flushNow();
}

/** A mounted chat, and what a person does with it. */
export class Person {
  /** Everything that was written to Ann. */
  readonly written: string[] = [];
  readonly #container: Element;
  readonly #signIn: () => Promise<void>;

  constructor(container: Element, signIn: () => Promise<void>) {
    this.#container = container;
    this.#signIn = signIn;
  }

  all(selector: string): HTMLElement[] {
    return [...this.#container.querySelectorAll<HTMLElement>(selector)];
  }

  row(words: string): HTMLElement | undefined {
    return this.all('.kit-chat__main .kit-message-list__row').find((row) =>
      [...row.querySelectorAll('.kit-message-bubble__text')].some(({ textContent }) => textContent === words),
    );
  }

  async open(name: string): Promise<void> {
    const actions = this.all('.kit-chat__list .kit-list-item__action');
    actions.find((each) => each.textContent === name)?.click();
    await pass(100);
  }

  field(panel = 'main'): HTMLTextAreaElement | undefined {
    return this.all(`[data-panel="${panel}"] .kit-message-composer__input`)[0] as HTMLTextAreaElement;
  }

  type(field: HTMLTextAreaElement, words: string): void {
    field.focus();
    field.value = words;
    field.setSelectionRange(words.length, words.length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    document.dispatchEvent(new Event('selectionchange'));
  }

  press(field: HTMLTextAreaElement, key: string): void {
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  /** Sends what is in a field, and tries again what was refused. */
  async send(field: HTMLTextAreaElement | undefined): Promise<void> {
    for (let attempt = 0; field && field.value !== '' && attempt < 3; attempt++) {
      this.press(field, 'Enter');
      await pass(attempt === 0 ? 100 : 35_000);
    }
  }

  /** Writes and sends; what another message left in the field goes first. */
  async write(words: string, panel = 'main'): Promise<void> {
    await this.send(this.field(panel));
    // The composer says that nobody is signed in.
    const status = this.all(`[data-panel="${panel}"] .kit-message-composer__status`)[0];
    if (status?.textContent) {
      await this.#signIn();
      await this.open('Ann');
      if (panel === 'thread') await this.choose('Old 20', 'Reply in thread');
    }
    await this.rewrite(words, panel);
  }

  async rewrite(words: string, panel = 'main'): Promise<void> {
    for (let attempt = 0; attempt < 2 && this.field(panel)?.disabled; attempt++) await pass(35_000);
    const field = this.field(panel);
    // Nobody can write into a field that is disabled.
    if (!field || field.disabled) return;
    this.type(field, words);
    this.written.push(words);
    await pass(100);
    await this.send(field);
  }

  /** Opens the menu of a message, and chooses an entry of it. */
  async choose(words: string, title: string): Promise<void> {
    this.row(words)?.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 1, cancelable: true }),
    );
    await pass(50);
    this.all('.kit-menu__item, .kit-menu__reaction')
      .find(({ textContent }) => textContent === title)
      ?.click();
    await pass(100);
  }

  /** Opens the details of a message, tries again what failed, and returns the names that they show. */
  async readersOf(words: string): Promise<string[]> {
    await this.choose(words, 'Info');
    const info = '.kit-message-info[open]';
    for (let attempt = 0; attempt < 2 && this.all(`${info} ul`).length === 0; attempt++) {
      await pass(35_000);
      for (const retry of this.all(`${info} .kit-dialog__actions button`)) retry.click();
      await pass(100);
    }
    const names = this.all(`${info} .kit-message-info__name`).map(({ textContent }) => textContent ?? '');
    for (const close of this.all(`${info} .kit-message-info__close`)) close.click();
    return names;
  }

  /** Writes while there is no connection, and then thinks better of it; returns whether the chat showed what to discard. */
  async discard(words: string): Promise<boolean> {
    const field = this.field();
    if (!field || field.disabled || field.value !== '') return true;
    this.type(field, words);
    await pass(100);
    this.press(field, 'Enter');
    await pass(100);
    const discards = () =>
      this.row(words)?.querySelector<HTMLElement>('.kit-message-bubble__failure-action:last-of-type');
    // A send without an answer fails later, and what cannot be sent yet stays in the field.
    if (this.row(words) && !discards()) await pass(35_000);
    const isShown = field.value === words || Boolean(discards());
    if (field.value === words) this.type(field, '');
    discards()?.click();
    await pass(100);
    return isShown;
  }

  /** Tries again whatever failed, and sends what is left in the fields. */
  async retry(): Promise<void> {
    for (const retry of this.all(RETRIES)) retry.click();
    for (const panel of ['main', 'thread']) {
      const field = this.field(panel);
      if (field && field.value !== '') this.press(field, 'Enter');
    }
  }
}
