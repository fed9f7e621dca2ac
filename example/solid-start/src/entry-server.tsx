import { createHandler, StartServer } from '@solidjs/start/server';
import { KIT_LANGUAGES, loadLanguage } from 'solid-chat-kit/localize';

// Loads the languages before the server accepts requests.
await Promise.all(KIT_LANGUAGES.map(loadLanguage));

export default createHandler(({ request }) => {
  const locale = new URL(request.url).searchParams.get('locale') ?? 'en';
  return (
    <StartServer
      document={({ assets, children, scripts }) => (
        <html lang={locale}>
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Chats of a server</title>
            <link rel="icon" href="data:," />
            {assets}
          </head>
          <body class="kit">
            <div id="app">{children}</div>
            {scripts}
          </body>
        </html>
      )}
    />
  );
});
