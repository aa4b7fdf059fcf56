import { operations } from '@/api/generated/operations';

/** The page for a browser at the server's address. It needs no other file. */
export const startPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Montage mock server</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse } th, td { text-align: left; padding: 0.125rem 1.5rem 0.125rem 0 }
</style>
<h1>Montage mock server</h1>
<p>A backend that answers as the contract says, with an identity provider, for calls over HTTP. The contract is
<a href="/openapi.yaml">openapi.yaml</a>. Every operation but createAccount takes a bearer token: one of the identity
provider below, one of the Firebase Auth emulator, or an unsigned one. The server printed some when it started.</p>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Method</th><th scope="col">Address</th></tr></thead>
<tbody>
${Object.entries(operations)
  .map(([id, address]) => [id, ...address.split(' ')])
  .map((cells) => `<tr>${cells.map((cell) => `<td><code>${cell}</code></td>`).join('')}</tr>`)
  .join('\n')}
</tbody>
</table>
<p>The identity provider is called as Firebase's emulator is, with an email address and a password as JSON:
<code>POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any</code></p>
</html>
`;
