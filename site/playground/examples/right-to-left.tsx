import { KitChat, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit, TextMessage, User } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { loadLanguage } from 'solid-chat-kit/localize';
import { render } from 'solid-js/web';

await loadLanguage('ar');

const data = createLocalData();
const people = [
  ['layla', 'ليلى حداد', 'أراك في المقهى الساعة الخامسة.'],
  ['omar', 'عمر نجار', 'أرسلت لك الصور من الرحلة 📷'],
  ['noor', 'نور الدين', 'شكرًا جزيلًا على المساعدة!'],
  ['salma', 'سلمى فارس', 'هل قرأت الكتاب الجديد؟'],
  ['yusuf', 'يوسف منصور', 'الاجتماع غدًا في التاسعة صباحًا.'],
] as const;

const sdk = createLocalKit({ data });
await sdk.createUser(new User('me', 'أنا'));
for (const [index, [uid, name]] of people.entries()) {
  const user = new User(uid, name);
  user.setAvatar(`./people.svg#person-${(index % 64) + 1}`);
  await sdk.createUser(user);
}
await sdk.login('me');
await sdk.sendMessage(new TextMessage('layla', 'مرحبًا ليلى، متى نلتقي؟', 'user'));
for (const [uid, , text] of [...people].reverse()) {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  await kit.sendMessage(new TextMessage('me', text, 'user'));
}
const partner = await sdk.getUser('layla');

document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

render(
  () => (
    <KitProvider sdk={sdk} locale="ar">
      <div class="kit" style={{ height: '100dvh' }}>
        <KitChat user={partner} disableHistory />
      </div>
    </KitProvider>
  ),
  document.body,
);
