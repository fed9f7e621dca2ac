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

/** A client that answers at once, or keeps its calls until the run lets them through. */
interface Asker {
  readonly isConnected: boolean;
  readonly server: { readonly temperament: { readonly fast: boolean } };
  readonly calls: Call[];
  asked: number;
}

/** Makes a call of a client; without a connection it fails. */
export function ask<F, T>(client: Asker, look: () => F, told: (found: F) => T): Promise<T> {
  if (!client.isConnected) return Promise.reject(new Error('offline'));
  const { call, answer } = makeCall(look, told);
  client.asked++;
  if (client.server.temperament.fast) call.answer();
  else client.calls.push(call);
  return answer;
}
