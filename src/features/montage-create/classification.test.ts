import { describe, expect, it } from 'vitest';
import { documentTypes, guessClassification } from './classification';

describe('the type that a file name suggests', () => {
  it.each([
    ['Aurora-3 Well Proposal rev2.pdf', 'Well Proposal'],
    ['PROPOSAL.PDF', 'Well Proposal'],
    ['offset-proposals.docx', 'Well Proposal'],
    ['casing_catalogue.xlsx', 'Well Catalogue'],
    ['CasingCatalog2025.csv', 'Well Catalogue'],
    ['F-12_trajectory.txt', 'Well Trajectory'],
    ['iscwsa_standard_wellpaths.csv', 'Well Trajectory'],
    ['WellPathSurvey.csv', 'Well Trajectory'],
    ['path01.csv', 'Well Trajectory'],
    ['directional plan.pdf', 'Well Trajectory'],
    ['cement.xls', 'Cement Program'],
    ['9 5-8 Cementing programme.pdf', 'Cement Program'],
    ['Mud.pdf', 'Mud Program'],
    ['mudprogram_v3.doc', 'Mud Program'],
    ['DrillingMud.pdf', 'Mud Program'],
    ['drilling_fluid_programme.pdf', 'Mud Program'],
    ['Drilling-Fluids.pdf', 'Mud Program'],
    ['drilling fluid.pdf', 'Mud Program'],
    ['drillingfluid.pdf', 'Mud Program'],
  ])('%s: %s', (name, type) => {
    expect(guessClassification(name)).toBe(type);
  });

  it('takes the first rule of the specification if the name contains several keywords', () => {
    expect(guessClassification('Proposal_mud.pdf')).toBe('Well Proposal');
    expect(guessClassification('mud_proposal.pdf')).toBe('Well Proposal');
    expect(guessClassification('mud and cement.pdf')).toBe('Cement Program');
    expect(guessClassification('catalogue of well paths.csv')).toBe('Well Catalogue');
  });

  it.each(['empathy.txt', 'F-12_ACTUAL.txt', 'fluid.pdf', 'drilling.pdf', 'picks.mud', '.path', ''])(
    'leaves %j to the person',
    (name) => {
      expect(guessClassification(name)).toBeNull();
    },
  );

  it('offers the six types', () => {
    expect(documentTypes).toEqual([
      'Well Proposal',
      'Well Catalogue',
      'Well Trajectory',
      'Cement Program',
      'Mud Program',
      'Other',
    ]);
  });
});
