import type { BundledPackage } from './bundled.ts';

/** The texts that must come with the bundle: each licence's own words. A user of the page does not need the versions. */
export function licenceTexts(packages: readonly BundledPackage[]): string {
  const parts = packages.map(({ name, licence, texts }) =>
    [`${name} (${licence})`, '-'.repeat(72), texts.join('\n\n')].join('\n'),
  );
  return `This application contains the following third-party works, each followed by its licence.\n\n${parts.join('\n\n\n')}\n`;
}

const purl = ({ name, version }: BundledPackage): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

function hashes(integrity: string | undefined) {
  const [, algorithm, sum] = /^(sha(?:1|256|384|512))-(.+)$/.exec(integrity ?? '') ?? [];
  if (!algorithm || !sum) return {};
  const content = Buffer.from(sum, 'base64').toString('hex');
  return { hashes: [{ alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content }] };
}

/**
 * The bundle's bill of materials, in CycloneDX 1.5, with neither a time nor a random number: the same build gives the same bytes.
 *
 * @see https://cyclonedx.org/docs/1.5/json/
 */
export function billOfMaterials(
  application: { name: string; version: string },
  packages: readonly BundledPackage[],
) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        'bom-ref': `${application.name}@${application.version}`,
        type: 'application',
        ...application,
      },
    },
    components: packages.map((one) => ({
      'bom-ref': purl(one),
      type: 'library',
      name: one.name,
      version: one.version,
      scope: 'required',
      licenses: [{ expression: one.licence }],
      purl: purl(one),
      ...hashes(one.integrity),
    })),
  };
}

export type Bill = ReturnType<typeof billOfMaterials>;

/** docs/licences.md, of the bills of both builds. Without versions, which every update would change. */
export function licencesPage(bills: { page: Bill; server: Bill }): string {
  const builds = new Map<string, Set<string>>();
  for (const [build, { components }] of Object.entries(bills))
    for (const { name, licenses } of components) {
      const cells = `| ${name} | ${licenses[0]?.expression ?? ''} |`;
      builds.set(cells, (builds.get(cells) ?? new Set()).add(build));
    }
  const rows = [...builds].map(([cells, found]) => `${cells} ${[...found].join(', ')} |`);
  return `# Licences

Third-party packages in the built page and the built server, with their licences. \`npm run licences\` writes this page from both
builds. \`npm run check\` compares it, and checks every installed package against \`scripts/licences/policy.ts\`. Each build includes
the licence texts in \`THIRD-PARTY-LICENCES.txt\`. Versions and checksums are in the bills of materials, \`dist.cdx.json\` and
\`dist-server.cdx.json\`.

| package | licence | in |
|---|---|---|
${rows.toSorted().join('\n')}
`;
}
