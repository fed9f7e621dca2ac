import { Lists } from '../lists.tsx';

/** `/waiting`: header and shimmer come from the server, the rows from the browser. */
export default function Waiting() {
  return <Lists uid="ann" locale="en" now={Math.floor(Date.now() / 1000)} />;
}
