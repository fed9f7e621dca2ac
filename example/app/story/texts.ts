/** What the people of the story write, in one language. */
export interface StoryTexts {
  readonly group: string;
  readonly news: string;
  readonly driving: string;
  readonly cabin: string;
  readonly bed: string;
  readonly hammock: string;
  readonly list: string;
  readonly coffee: string;
  readonly firewood: string;
  readonly salad: string;
  readonly matches: string;
  readonly water: string;
  readonly swimming: string;
  readonly breakfast: string;
  /** A question to the signed-in user, whose name precedes it. */
  readonly station: string;
  readonly ofCourse: string;
  readonly forecast: string;
  /** What is written while the chat is open, after some typing. */
  readonly packed: string;
  readonly cannotWait: string;
}

export const EN: StoryTexts = {
  group: 'Lake weekend',
  news: 'Morning everyone! The cabin by the lake is ours, from Friday to Sunday 🎉',
  driving: 'Best news of the week. I can drive, there are four seats',
  cabin: 'This is it. The window on the left is the kitchen',
  bed: 'I call the bed by the window!',
  hammock: 'Fine, then the hammock is mine 😄',
  list: 'Who brings what? I started a list: https://example.org/lake-weekend',
  coffee: 'I bring coffee. The good one, and the big pot',
  firewood: 'Firewood and marshmallows',
  salad: 'Bread, olive oil and something green',
  matches: 'And I bring matches, in case the two of you forget them',
  water: 'From my last summer there. The water had 21 degrees in the evening',
  swimming: 'So it is swimming before breakfast, then',
  breakfast: 'And this is what breakfast looks like. I am only saying',
  station: 'can you pick up Leila at the station at five?',
  ofCourse: 'Of course, I drive past it anyway',
  forecast: 'Sun all weekend, says the forecast ☀️',
  packed: 'I have packed already. It is only Wednesday, I know',
  cannotWait: 'I cannot wait either!',
};

const DE: StoryTexts = {
  group: 'Wochenende am See',
  news: 'Guten Morgen zusammen! Die Hütte am See gehört uns, von Freitag bis Sonntag 🎉',
  driving: 'Die beste Nachricht der Woche. Ich kann fahren, vier Plätze sind frei',
  cabin: 'Das ist sie. Das Fenster links ist die Küche',
  bed: 'Das Bett am Fenster ist meins!',
  hammock: 'Gut, dann nehme ich die Hängematte 😄',
  list: 'Wer bringt was mit? Ich habe eine Liste angefangen: https://example.org/am-see',
  coffee: 'Ich bringe Kaffee mit. Den guten, und die große Kanne',
  firewood: 'Brennholz und Marshmallows',
  salad: 'Brot, Olivenöl und etwas Grünes',
  matches: 'Und ich Streichhölzer, falls ihr zwei sie vergesst',
  water: 'Von meinem letzten Sommer dort. Das Wasser hatte abends 21 Grad',
  swimming: 'Also schwimmen vor dem Frühstück',
  breakfast: 'Und so sieht das Frühstück aus. Ich sag’s ja nur',
  station: 'kannst du Leila um fünf am Bahnhof abholen?',
  ofCourse: 'Klar, ich komme sowieso daran vorbei',
  forecast: 'Das ganze Wochenende Sonne, sagt der Wetterbericht ☀️',
  packed: 'Ich habe schon gepackt. Ja, es ist erst Mittwoch',
  cannotWait: 'Ich freue mich auch schon so!',
};

const ES: StoryTexts = {
  group: 'Finde en el lago',
  news: '¡Buenos días a todos! La cabaña del lago es nuestra, de viernes a domingo 🎉',
  driving: 'La mejor noticia de la semana. Puedo llevar el coche, hay cuatro plazas',
  cabin: 'Es esta. La ventana de la izquierda es la cocina',
  bed: '¡Me pido la cama de la ventana!',
  hammock: 'Vale, entonces la hamaca es mía 😄',
  list: '¿Quién trae qué? He empezado una lista: https://example.org/lago',
  coffee: 'Yo llevo café. Del bueno, y la cafetera grande',
  firewood: 'Leña y nubes para tostar',
  salad: 'Pan, aceite de oliva y algo verde',
  matches: 'Y yo cerillas, por si se os olvidan a los dos',
  water: 'Es de mi último verano allí. El agua estaba a 21 grados por la tarde',
  swimming: 'Entonces, a nadar antes de desayunar',
  breakfast: 'Y así es el desayuno. Yo solo lo digo',
  station: '¿puedes recoger a Leila en la estación a las cinco?',
  ofCourse: 'Claro, me pilla de camino',
  forecast: 'Sol todo el fin de semana, dice el pronóstico ☀️',
  packed: 'Ya tengo la maleta hecha. Sí, ya sé que es miércoles',
  cannotWait: '¡Yo tampoco puedo esperar!',
};

/** Returns the story of a language; undefined for a language that has none. */
export const storyTexts = (language: string): StoryTexts | undefined =>
  ({ en: EN, de: DE, es: ES })[language];
