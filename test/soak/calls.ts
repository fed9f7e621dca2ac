/** A call whose answer is looked up at the server, and arrives, when the run says so. */
export interface Call {
  hasLooked: boolean;
  look(): void;
  answer(): void;
  fail(cause: unknown): void;
}

/**
 * Makes a call.
 * @param look - finds the answer, once.
 * @param told - makes what the caller gets of it.
 */
export function makeCall<F, T>(look: () => F, told: (found: F) => T): { call: Call; answer: Promise<T> } {
  let call!: Call;
  const answer = new Promise<T>((resolve, reject) => {
    let found: { answer: F } | { cause: unknown } | undefined;
    call = {
      hasLooked: false,
      look() {
        if (call.hasLooked) return;
        call.hasLooked = true;
        try {
          found = { answer: look() };
        } catch (cause) {
          found = { cause };
        }
      },
      answer() {
        call.look();
        if (found && 'answer' in found) resolve(told(found.answer));
        else reject(found?.cause);
      },
      fail: reject,
    };
  });
  return { call, answer };
}
