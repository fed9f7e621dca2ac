import { Lists } from '../lists.tsx';

/** `/waiting`: the server renders header and shimmer, the browser the rows. */
export default function Waiting() {
  return <Lists uid="ann" locale="en" now={Math.floor(Date.now() / 1000)} />;
}
