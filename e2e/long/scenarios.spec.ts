import { scenarios } from '../../src/mocks/scenarios/catalogue.ts';
import { expect, test } from '../fixtures.ts';
import { hidePicture } from '../montage-editor.ts';
import { signInAsOffered, walks } from '../scenario-walks.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

// Each test has its own browser profile: only the link brings the scenario along.
for (const { name, lookFor, signedInAs, route } of scenarios) {
  test(`${name}: ${lookFor}`, async ({ page, complaints }) => {
    await hidePicture(page);
    await page.goto(`/?scenario=${name}`);
    await expect(page.getByRole('button', { name: `${signedInAs} For the scenario` })).toBeVisible();
    await signInAsOffered(page);
    await expect(page).toHaveURL(route);
    await walks[name]!({ page, complaints });
  });
}

test('no walk is left over', () => {
  expect(Object.keys(walks).toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted());
});
