/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ErrorEntry = zod.object({
  "loc": zod.array(zod.union([zod.string(),zod.int()])).optional().describe('Where in the request.'),
  "msg": zod.string().optional().describe('The sentence.'),
  "message": zod.string().optional().describe('The sentence, by its other name.'),
  "type": zod.string().optional().describe('A stable name for machines.')
}).describe('One of several things that are wrong; either `msg` or `message` holds the sentence.');

export type ErrorEntry = zod.input<typeof ErrorEntry>;
export type ErrorEntryOutput = zod.output<typeof ErrorEntry>;

export const ErrorBody = zod.object({
  "detail": zod.union([zod.string(),zod.array(ErrorEntry)]).optional().describe('What went wrong, as one sentence or as a list of entries.'),
  "message": zod.string().optional().describe('What went wrong, for a person.'),
  "code": zod.union([zod.string(),zod.object({
  "message": zod.string().describe('What went wrong, for a person.')
})]).optional().describe('A stable name for machines, or an object with a message.'),
  "stack": zod.union([zod.string(),zod.object({
  "detail": zod.union([zod.string(),zod.array(ErrorEntry)]).describe('What went wrong at the place of the failure.')
})]).optional().describe('Where the failure came from.')
}).describe('The body of every error. The application takes its sentence from the first of these that is present: the detail\nin the stack, the code\'s message, the response\'s message or status text, the message, the detail.\n');

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;

export const accountCreatePasswordMin = 6;



export const AccountCreate = zod.object({
  "email": zod.email().describe('The address to sign in with.'),
  "password": zod.string().min(accountCreatePasswordMin).describe('At least six characters.')
});

export type AccountCreate = zod.input<typeof AccountCreate>;
export type AccountCreateOutput = zod.output<typeof AccountCreate>;

export const Account = zod.object({
  "id": zod.string().describe('The account\'s id.'),
  "email": zod.string().describe('The address to sign in with.')
});

export type Account = zod.input<typeof Account>;
export type AccountOutput = zod.output<typeof Account>;

export const ComponentName = zod.enum(['montage', 'user_management']).describe('A module that access is granted to.');

export type ComponentName = zod.input<typeof ComponentName>;
export type ComponentNameOutput = zod.output<typeof ComponentName>;

export const AccessGrant = zod.object({
  "component": ComponentName
});

export type AccessGrant = zod.input<typeof AccessGrant>;
export type AccessGrantOutput = zod.output<typeof AccessGrant>;

export const MontageListTopLine = zod.object({
  "well_name": zod.string().nullable().describe('The well\'s name.'),
  "field_name": zod.string().nullable().describe('The field\'s name.'),
  "field_code": zod.string().nullable().describe('The field\'s code.')
});

export type MontageListTopLine = zod.input<typeof MontageListTopLine>;
export type MontageListTopLineOutput = zod.output<typeof MontageListTopLine>;

export const MontageStatus = zod.enum(['stopped', 'generated', 'imported', 'edited']).describe('`stopped`: its generation stopped before the well was known. `generated`, `imported`: as the generation or the import\nleft it. `edited`: saved since.\n');

export type MontageStatus = zod.input<typeof MontageStatus>;
export type MontageStatusOutput = zod.output<typeof MontageStatus>;

export const montageFindingsErrorsMin = 0;

export const montageFindingsWarningsMin = 0;



export const MontageFindings = zod.object({
  "errors": zod.int().min(montageFindingsErrorsMin).describe('How many errors.'),
  "warnings": zod.int().min(montageFindingsWarningsMin).describe('How many warnings.')
}).describe('How many findings the checks have, with their usual settings.');

export type MontageFindings = zod.input<typeof MontageFindings>;
export type MontageFindingsOutput = zod.output<typeof MontageFindings>;

export const MontageFolder = zod.enum(['current', 'archive', 'bin']).describe('`current`: the montages that people work on. `archive`: those that are finished. `bin`: those that are deleted and can be\nbrought back.\n');

export type MontageFolder = zod.input<typeof MontageFolder>;
export type MontageFolderOutput = zod.output<typeof MontageFolder>;

export const MontageListItem = zod.object({
  "id": zod.string().describe('The montage\'s id.'),
  "updated_time": zod.iso.datetime({"offset":true}).nullable().describe('When the montage last changed.'),
  "top_line_item": zod.union([MontageListTopLine,zod.null()]).describe('What names the well; null when the generation stopped before it was known.'),
  "total_depth": zod.number().nullish().describe('The deepest end of a section, along hole below drill floor, m. Optional.'),
  "status": zod.union([MontageStatus,zod.null()]).optional().describe('How it came to be as it is. Optional.'),
  "changed_by": zod.string().nullish().describe('The e-mail address of the user who stored its newest version. Optional.'),
  "findings": zod.union([MontageFindings,zod.null()]).optional().describe('Its open findings; null while they are not counted. Optional.'),
  "folder": zod.union([MontageFolder,zod.null()]).optional().describe('The folder it is in. Optional.')
});

export type MontageListItem = zod.input<typeof MontageListItem>;
export type MontageListItemOutput = zod.output<typeof MontageListItem>;

export const MontageListOffer = zod.enum(['query', 'folders']).describe('`query`: the parameters `search`, `field`, `status`, `changed_from`, `changed_before`, `findings`, `sort` and `order`.\n`folders`: the parameter `folder`, and the moving of a montage to another folder.\n');

export type MontageListOffer = zod.input<typeof MontageListOffer>;
export type MontageListOfferOutput = zod.output<typeof MontageListOffer>;

export const montageListTotalCountMin = 0;



export const MontageList = zod.object({
  "items": zod.array(MontageListItem).describe('The montages of this page.'),
  "total_count": zod.int().min(montageListTotalCountMin).describe('How many montages there are on all pages.'),
  "offers": zod.array(MontageListOffer).optional().describe('The optional parts of the list that this server has.')
});

export type MontageList = zod.input<typeof MontageList>;
export type MontageListOutput = zod.output<typeof MontageList>;

export const MontageMove = zod.object({
  "folder": MontageFolder
});

export type MontageMove = zod.input<typeof MontageMove>;
export type MontageMoveOutput = zod.output<typeof MontageMove>;

export const MontagePlace = zod.object({
  "id": zod.string().describe('The montage\'s id.'),
  "folder": MontageFolder
}).describe('The folder of a montage.');

export type MontagePlace = zod.input<typeof MontagePlace>;
export type MontagePlaceOutput = zod.output<typeof MontagePlace>;

export const MontageFindingsFilter = zod.enum(['open', 'none']).describe('`open`: at least one error or warning. `none`: no error and no warning.');

export type MontageFindingsFilter = zod.input<typeof MontageFindingsFilter>;
export type MontageFindingsFilterOutput = zod.output<typeof MontageFindingsFilter>;

export const MontageSort = zod.enum(['name', 'field', 'total_depth', 'status', 'findings', 'changed_by', 'updated_time']).describe('What the list is sorted by. `name`: the well\'s name, or what replaces it. `field`: the field\'s name, else its code.\nNumbers within both are compared as numbers. `findings`: errors and warnings together.\n');

export type MontageSort = zod.input<typeof MontageSort>;
export type MontageSortOutput = zod.output<typeof MontageSort>;

export const SortOrder = zod.enum(['asc', 'desc']).describe('Ascending or descending.');

export type SortOrder = zod.input<typeof SortOrder>;
export type SortOrderOutput = zod.output<typeof SortOrder>;

export const VersionCause = zod.enum(['upload', 'import', 'generation', 'save']).describe('What stored a version.');

export type VersionCause = zod.input<typeof VersionCause>;
export type VersionCauseOutput = zod.output<typeof VersionCause>;




export const MontageVersion = zod.object({
  "number": zod.int().min(1).describe('Counted from 1 for each montage.'),
  "saved_time": zod.iso.datetime({"offset":true}).nullable().describe('When it was stored.'),
  "saved_by": zod.string().nullable().describe('The e-mail address of the user who stored it.'),
  "cause": zod.union([VersionCause,zod.null()]).describe('What stored it.'),
  "name": zod.string().nullable().describe('Its name; null if it has none.')
}).describe('A saved version of a montage, without the montage.');

export type MontageVersion = zod.input<typeof MontageVersion>;
export type MontageVersionOutput = zod.output<typeof MontageVersion>;

export const montageVersionListTotalCountMin = 0;



export const MontageVersionList = zod.object({
  "items": zod.array(MontageVersion).describe('The versions of this page.'),
  "total_count": zod.int().min(montageVersionListTotalCountMin).describe('How many versions there are on all pages.')
});

export type MontageVersionList = zod.input<typeof MontageVersionList>;
export type MontageVersionListOutput = zod.output<typeof MontageVersionList>;

export const SectionFields = zod.object({
  "diameter": zod.number().nullable().describe('Hole diameter in inches.'),
  "description": zod.string().nullable().describe('The section in words.'),
  "liner": zod.boolean().nullable().describe('Whether a liner, rather than a casing, is set in the section.'),
  "true_vertical_depth_subsea": zod.number().nullable().describe('TVD SS in m.'),
  "true_vertical_depth_below_drill_floor": zod.number().nullable().describe('TVD BDF in m.'),
  "along_hole_depth_below_drill_floor": zod.number().nullable().describe('AHD BDF in m.'),
  "kick_pore_gradient": zod.number().nullish().describe('The pore gradient at the section\'s TD for its kick tolerance, in kPa/m over the TVD below the drill floor.'),
  "kick_intensity": zod.number().nullish().describe('How far the pressure of a kick exceeds the pore pressure, as an equivalent mud weight in kg/m3.'),
  "influx_gradient": zod.number().nullish().describe('The gradient of the influx in kPa/m.'),
  "kick_margin": zod.number().nullish().describe('The pressure that a kick must stay below the strength of the shoe, in kPa.')
}).describe('A hole section and the depth of its end (Section TD). Decided: what its kick tolerance is computed from is optional for a\nserver: `kick_pore_gradient`, `kick_intensity`, `influx_gradient`, `kick_margin` and `drill_string_list`. One that keeps\nthem answers them with every section, and null is the usual value; where they are absent a client shows nothing of them,\nand a save that leaves them out keeps what is stored.\n');

export type SectionFields = zod.input<typeof SectionFields>;
export type SectionFieldsOutput = zod.output<typeof SectionFields>;

export const FormationFields = zod.object({
  "formation_name": zod.string().nullable().describe('The formation.'),
  "true_vertical_depth_subsea": zod.number().nullable().describe('TVD SS in m.'),
  "true_vertical_depth_below_drill_floor": zod.number().nullable().describe('TVD BDF in m.'),
  "along_hole_depth_below_drill_floor": zod.number().nullable().describe('AHD BDF in m.'),
  "variance": zod.number().nullable().describe('Uncertainty of the top, plus or minus m (shown as Range).'),
  "thickness": zod.number().nullable().describe('True vertical thickness in m.')
}).describe('A formation and the depth of its top.');

export type FormationFields = zod.input<typeof FormationFields>;
export type FormationFieldsOutput = zod.output<typeof FormationFields>;

export const Formation = FormationFields.extend({
  "id": zod.string().describe('The id.'),
  "section_id": zod.string().optional().describe('The section it belongs to; the section that holds it where it is absent.')
}).describe('A formation, as loaded.');

export type Formation = zod.input<typeof Formation>;
export type FormationOutput = zod.output<typeof Formation>;

export const CasingFields = zod.object({
  "casing_outer_diameter": zod.string().nullable().describe('Outer diameter in inches, as text (for instance 13 3/8).'),
  "casing_inner_diameter": zod.number().nullable().describe('Inner diameter in inches.'),
  "casing_mass": zod.number().nullable().describe('Mass in kg/m.'),
  "casing_grade": zod.string().nullable().describe('Grade, for instance L80.'),
  "casing_thread_type": zod.string().nullable().describe('Coupling, for instance BTC.'),
  "casing_volume_per_meter": zod.number().nullable().describe('Capacity in m³/m.'),
  "casing_drift": zod.number().nullable().describe('Drift diameter in inches.'),
  "notes": zod.string().nullable().describe('Casing notes.')
}).describe('The casing or liner string of a section.');

export type CasingFields = zod.input<typeof CasingFields>;
export type CasingFieldsOutput = zod.output<typeof CasingFields>;

export const CasingItem = CasingFields.extend({
  "id": zod.string().describe('The id.')
}).describe('Casing, as loaded.');

export type CasingItem = zod.input<typeof CasingItem>;
export type CasingItemOutput = zod.output<typeof CasingItem>;

export const CementFields = zod.object({
  "notes": zod.string().nullable().describe('Cement notes.'),
  "lead_slurry_type": zod.string().nullable().describe('Lead slurry, type.'),
  "lead_slurry_pressure_gradient": zod.number().nullable().describe('Lead slurry, gradient in kPa/m.'),
  "lead_slurry_excess": zod.string().nullable().describe('Lead slurry, excess (for instance 50%).'),
  "lead_slurry_top_of_cement": zod.string().nullable().describe('Lead slurry, top of cement (a depth in m, or a place such as surface).'),
  "lead_slurry_additives": zod.string().nullable().describe('Lead slurry, additives.'),
  "tail_slurry_type": zod.string().nullable().describe('Tail slurry, type.'),
  "tail_slurry_pressure_gradient": zod.number().nullable().describe('Tail slurry, gradient in kPa/m.'),
  "tail_slurry_excess": zod.string().nullable().describe('Tail slurry, excess (for instance 50%).'),
  "tail_slurry_top_of_cement": zod.string().nullable().describe('Tail slurry, top of cement (a depth in m, or a place such as surface).'),
  "tail_slurry_additives": zod.string().nullable().describe('Tail slurry, additives.'),
  "top_fill_slurry_type": zod.string().nullable().describe('Topfill slurry, type.'),
  "top_fill_slurry_pressure_gradient": zod.number().nullable().describe('Topfill slurry, gradient in kPa/m.'),
  "top_fill_slurry_excess": zod.string().nullable().describe('Topfill slurry, excess (for instance 50%).'),
  "top_fill_slurry_top_of_cement": zod.string().nullable().describe('Topfill slurry, top of cement (a depth in m, or a place such as surface).'),
  "top_fill_slurry_additives": zod.string().nullable().describe('Topfill slurry, additives.'),
  "liner_slurry_type": zod.string().nullable().describe('Liner slurry, type.'),
  "liner_slurry_pressure_gradient": zod.number().nullable().describe('Liner slurry, gradient in kPa/m.'),
  "liner_slurry_excess": zod.string().nullable().describe('Liner slurry, excess (for instance 50%).'),
  "liner_slurry_top_of_cement": zod.string().nullable().describe('Liner slurry, top of cement (a depth in m, or a place such as surface).'),
  "liner_slurry_additives": zod.string().nullable().describe('Liner slurry, additives.')
}).describe('The cementation of a section; a liner section uses the liner slurry only.');

export type CementFields = zod.input<typeof CementFields>;
export type CementFieldsOutput = zod.output<typeof CementFields>;

export const CementItem = CementFields.extend({
  "id": zod.string().describe('The id.')
}).describe('Cement, as loaded.');

export type CementItem = zod.input<typeof CementItem>;
export type CementItemOutput = zod.output<typeof CementItem>;

export const MudFields = zod.object({
  "mud_type": zod.string().nullable().describe('Type, for instance WBM or OBM.'),
  "mud_properties": zod.string().nullable().describe('Properties in words.'),
  "mud_weight_exact": zod.number().nullable().describe('Weight in kPa/m.'),
  "mud_weight_lower": zod.number().nullable().describe('Weight in kPa/m, lower bound.'),
  "mud_weight_upper": zod.number().nullable().describe('Weight in kPa/m, upper bound.'),
  "ph_exact": zod.number().nullable().describe('pH.'),
  "ph_lower": zod.number().nullable().describe('pH, lower bound.'),
  "ph_upper": zod.number().nullable().describe('pH, upper bound.'),
  "yield_point_exact": zod.number().nullable().describe('Yield point in Pa.'),
  "yield_point_lower": zod.number().nullable().describe('Yield point in Pa, lower bound.'),
  "yield_point_upper": zod.number().nullable().describe('Yield point in Pa, upper bound.'),
  "api_fluid_loss_exact": zod.number().nullable().describe('API fluid loss in ml.'),
  "api_fluid_loss_lower": zod.number().nullable().describe('API fluid loss in ml, lower bound.'),
  "api_fluid_loss_upper": zod.number().nullable().describe('API fluid loss in ml, upper bound.'),
  "hpht_fluid_loss_exact": zod.number().nullable().describe('HPHT fluid loss in ml.'),
  "hpht_fluid_loss_lower": zod.number().nullable().describe('HPHT fluid loss in ml, lower bound.'),
  "hpht_fluid_loss_upper": zod.number().nullable().describe('HPHT fluid loss in ml, upper bound.'),
  "six_rpm_exact": zod.number().nullable().describe('Six-rpm reading.'),
  "six_rpm_lower": zod.number().nullable().describe('Six-rpm reading, lower bound.'),
  "six_rpm_upper": zod.number().nullable().describe('Six-rpm reading, upper bound.'),
  "percentage_lgs_exact": zod.number().nullable().describe('Low-gravity solids in percent.'),
  "percentage_lgs_lower": zod.number().nullable().describe('Low-gravity solids in percent, lower bound.'),
  "percentage_lgs_upper": zod.number().nullable().describe('Low-gravity solids in percent, upper bound.'),
  "mud_weight_text": zod.string().nullable().describe('Weight as written in the document.'),
  "notes": zod.string().nullable().describe('Mud notes.')
}).describe('The drilling fluid of a section.');

export type MudFields = zod.input<typeof MudFields>;
export type MudFieldsOutput = zod.output<typeof MudFields>;

export const MudItem = MudFields.extend({
  "id": zod.string().describe('The id.')
}).describe('Mud, as loaded.');

export type MudItem = zod.input<typeof MudItem>;
export type MudItemOutput = zod.output<typeof MudItem>;

export const LoggingFields = zod.object({
  "logging_program_evaluation": zod.string().nullable().describe('What the logging programme is for.'),
  "notes": zod.string().nullable().describe('Logging notes.')
}).describe('The logging programme of a section.');

export type LoggingFields = zod.input<typeof LoggingFields>;
export type LoggingFieldsOutput = zod.output<typeof LoggingFields>;

export const LoggingRunFields = zod.object({
  "run_number": zod.int().nullable().describe('The run, counted from 1.'),
  "run_evaluation": zod.string().nullable().describe('What the run measures.')
}).describe('One logging run.');

export type LoggingRunFields = zod.input<typeof LoggingRunFields>;
export type LoggingRunFieldsOutput = zod.output<typeof LoggingRunFields>;

export const LoggingRun = LoggingRunFields.extend({
  "id": zod.string().describe('The id.'),
  "logging_id": zod.string().optional().describe('The logging programme it belongs to; the programme that holds it where it is absent.')
}).describe('A logging run, as loaded.');

export type LoggingRun = zod.input<typeof LoggingRun>;
export type LoggingRunOutput = zod.output<typeof LoggingRun>;

export const LoggingItem = LoggingFields.extend({
  "id": zod.string().describe('The id.'),
  "section_id": zod.string().optional().describe('The section it belongs to; the section that holds it where it is absent.'),
  "logging_runs_list": zod.array(LoggingRun)
}).describe('Logging, as loaded.');

export type LoggingItem = zod.input<typeof LoggingItem>;
export type LoggingItemOutput = zod.output<typeof LoggingItem>;

export const PressureTestFields = zod.object({
  "annular_pressure": zod.number().nullable().describe('Annular preventer test in kPa.'),
  "ram_pressure": zod.number().nullable().describe('Ram preventer test in kPa.'),
  "casing_on_bump_pressure": zod.number().nullable().describe('Casing test when the plug bumps, in kPa.'),
  "liner_lap_pressure": zod.number().nullable().describe('Liner lap test in kPa; liner sections only.'),
  "notes": zod.string().nullable().describe('Pressure-test notes.')
}).describe('The pressure tests of a section.');

export type PressureTestFields = zod.input<typeof PressureTestFields>;
export type PressureTestFieldsOutput = zod.output<typeof PressureTestFields>;

export const PressureTestItem = PressureTestFields.extend({
  "id": zod.string().describe('The id.')
}).describe('Pressure tests, as loaded.');

export type PressureTestItem = zod.input<typeof PressureTestItem>;
export type PressureTestItemOutput = zod.output<typeof PressureTestItem>;

export const DrillStringPieceFields = zod.object({
  "name": zod.string().nullable().describe('What the part is.'),
  "length": zod.number().nullable().describe('Its length in m; null if it reaches up to the surface.'),
  "outer_diameter": zod.number().nullable().describe('Its outer diameter in inches.')
}).describe('A part of the drill string of a section.');

export type DrillStringPieceFields = zod.input<typeof DrillStringPieceFields>;
export type DrillStringPieceFieldsOutput = zod.output<typeof DrillStringPieceFields>;

export const DrillStringPiece = DrillStringPieceFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A part of the drill string of a section, as loaded.');

export type DrillStringPiece = zod.input<typeof DrillStringPiece>;
export type DrillStringPieceOutput = zod.output<typeof DrillStringPiece>;

export const Section = SectionFields.extend({
  "id": zod.string().describe('The id.'),
  "formations_list": zod.array(Formation),
  "casing_item": zod.union([CasingItem,zod.null()]),
  "cement_item": zod.union([CementItem,zod.null()]),
  "mud_item": zod.union([MudItem,zod.null()]),
  "logging_item": zod.union([LoggingItem,zod.null()]),
  "pressure_test_item": zod.union([PressureTestItem,zod.null()]),
  "drill_string_list": zod.array(DrillStringPiece).optional().describe('The drill string of the section from the bit up.')
}).describe('A hole section, as loaded.');

export type Section = zod.input<typeof Section>;
export type SectionOutput = zod.output<typeof Section>;

export const ReservoirFields = zod.object({
  "formation_name": zod.string().nullable().describe('The reservoir formation.'),
  "gradient": zod.number().nullable().describe('Pressure gradient in kPa/m.'),
  "pressure_lower_bound": zod.number().nullable().describe('Lowest pressure in kPa.'),
  "pressure_upper_bound": zod.number().nullable().describe('Highest pressure in kPa.'),
  "true_vertical_depth_subsea_lower_bound": zod.number().nullable().describe('Shallowest TVD SS in m.'),
  "true_vertical_depth_subsea_upper_bound": zod.number().nullable().describe('Deepest TVD SS in m.')
}).describe('A reservoir and its pressures.');

export type ReservoirFields = zod.input<typeof ReservoirFields>;
export type ReservoirFieldsOutput = zod.output<typeof ReservoirFields>;

export const Reservoir = ReservoirFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A reservoir, as loaded.');

export type Reservoir = zod.input<typeof Reservoir>;
export type ReservoirOutput = zod.output<typeof Reservoir>;

export const TopLineFields = zod.object({
  "well_name": zod.string().nullable().describe('The well.'),
  "well_type": zod.string().nullable().describe('For instance Development or Exploration.'),
  "objective": zod.string().nullable().describe('What the well is for.'),
  "location": zod.string().nullable().describe('Where the well is.'),
  "field_name": zod.string().nullable().describe('The field.'),
  "field_code": zod.string().nullable().describe('The field\'s code.'),
  "well_id": zod.int().nullable().describe('The well\'s number.'),
  "activity_id": zod.int().nullable().describe('The activity\'s number.'),
  "afe_cost": zod.number().nullable().describe('Authorised expenditure in USD.'),
  "days_planned": zod.int().nullable().describe('Days from spud to rig release.'),
  "well_heads": zod.array(zod.string()).describe('The well heads.')
}).describe('What stands at the head of a drilling programme.');

export type TopLineFields = zod.input<typeof TopLineFields>;
export type TopLineFieldsOutput = zod.output<typeof TopLineFields>;

export const TopLine = TopLineFields.extend({
  "id": zod.string().describe('The id.')
}).describe('The top line, as loaded.');

export type TopLine = zod.input<typeof TopLine>;
export type TopLineOutput = zod.output<typeof TopLine>;




export const PlanSummaryFields = zod.object({
  "rank": zod.int().min(1).nullable().describe('The place in the plan, counted from 1.'),
  "title": zod.string().nullable().describe('The step.'),
  "description": zod.string().nullable().describe('The step in more words.'),
  "depth_from": zod.number().nullish().describe('The depth at which the step begins, AHD BDF in m.'),
  "depth_to": zod.number().nullish().describe('The depth at which the step ends, AHD BDF in m. The same as `depth_from` where nothing is drilled.'),
  "duration_low": zod.number().nullish().describe('The shortest duration in days.'),
  "duration_likely": zod.number().nullish().describe('The most likely duration in days.'),
  "duration_high": zod.number().nullish().describe('The longest duration in days.'),
  "day_rate": zod.number().nullish().describe('What a day of the step costs, in USD.'),
  "fixed_cost": zod.number().nullish().describe('What the step costs whatever its duration, in USD.')
}).describe('One step of the plan. Decided: its depths, durations and costs are optional for a server. One that keeps them answers\nthem with every step; where they are absent a client shows nothing of them, and a save that leaves them out keeps what\nis stored. The hole section of a step follows from its depths.\n');

export type PlanSummaryFields = zod.input<typeof PlanSummaryFields>;
export type PlanSummaryFieldsOutput = zod.output<typeof PlanSummaryFields>;

export const PlanSummary = PlanSummaryFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A plan step, as loaded.');

export type PlanSummary = zod.input<typeof PlanSummary>;
export type PlanSummaryOutput = zod.output<typeof PlanSummary>;

export const TrajectoryKind = zod.enum(['planned', 'actual']);

export type TrajectoryKind = zod.input<typeof TrajectoryKind>;
export type TrajectoryKindOutput = zod.output<typeof TrajectoryKind>;

export const NorthReference = zod.enum(['true', 'grid', 'magnetic']);

export type NorthReference = zod.input<typeof NorthReference>;
export type NorthReferenceOutput = zod.output<typeof NorthReference>;

export const TrajectoryFields = zod.object({
  "name": zod.string().nullable().describe('The name of the survey or of the plan.'),
  "kind": zod.union([TrajectoryKind,zod.null()]).describe('Whether the path is planned or was measured.'),
  "north_reference": zod.union([NorthReference,zod.null()]).describe('The north from which azimuths are measured; null where it is not stated.'),
  "magnetic_declination": zod.number().nullable().describe('Magnetic declination in degrees, east positive.'),
  "grid_convergence": zod.number().nullable().describe('Grid convergence in degrees, east positive.'),
  "vertical_section_azimuth": zod.number().nullable().describe('The azimuth of the vertical section in degrees, from the same north.'),
  "tie_in_true_vertical_depth": zod.number().nullable().describe('TVD BDF of the first station in m. Null where the hole is vertical down to it.\n'),
  "tie_in_north": zod.number().nullable().describe('How far north of the well head the first station is, in m. Null is 0.'),
  "tie_in_east": zod.number().nullable().describe('How far east of the well head the first station is, in m. Null is 0.'),
  "measured_by": zod.string().nullable().describe('The company or the tool that measured it, or who planned it.')
}).describe('A planned or an actual path of the well: how its directions are given, where it begins, and who measured or planned it.\nDecided: angles in degrees, azimuths clockwise from the stated north, as they are written in the survey. True azimuth is\nmagnetic azimuth plus declination, and grid azimuth plus grid convergence, east positive.\n');

export type TrajectoryFields = zod.input<typeof TrajectoryFields>;
export type TrajectoryFieldsOutput = zod.output<typeof TrajectoryFields>;

export const TrajectoryStationFields = zod.object({
  "along_hole_depth_below_drill_floor": zod.number().nullable().describe('AHD BDF in m.'),
  "inclination": zod.number().nullable().describe('The angle from vertical in degrees.'),
  "azimuth": zod.number().nullable().describe('The direction in degrees, clockwise from the path\'s north reference.')
}).describe('A station of a path.');

export type TrajectoryStationFields = zod.input<typeof TrajectoryStationFields>;
export type TrajectoryStationFieldsOutput = zod.output<typeof TrajectoryStationFields>;

export const TrajectoryStation = TrajectoryStationFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A station of a path, as loaded.');

export type TrajectoryStation = zod.input<typeof TrajectoryStation>;
export type TrajectoryStationOutput = zod.output<typeof TrajectoryStation>;

export const TrajectoryTargetFields = zod.object({
  "name": zod.string().nullable().describe('The target.'),
  "true_vertical_depth_subsea": zod.number().nullable().describe('TVD SS of its centre in m.'),
  "north": zod.number().nullable().describe('How far north of the well head its centre is, in m, by the path\'s north reference.'),
  "east": zod.number().nullable().describe('How far east of the well head its centre is, in m, by the path\'s north reference.'),
  "radius": zod.number().nullable().describe('The radius within which the well must pass, in m.')
}).describe('A target of a path.');

export type TrajectoryTargetFields = zod.input<typeof TrajectoryTargetFields>;
export type TrajectoryTargetFieldsOutput = zod.output<typeof TrajectoryTargetFields>;

export const TrajectoryTarget = TrajectoryTargetFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A target of a path, as loaded.');

export type TrajectoryTarget = zod.input<typeof TrajectoryTarget>;
export type TrajectoryTargetOutput = zod.output<typeof TrajectoryTarget>;

export const Trajectory = TrajectoryFields.extend({
  "id": zod.string().describe('The id.'),
  "stations_list": zod.array(TrajectoryStation).describe('The stations in the order of the survey.'),
  "targets_list": zod.array(TrajectoryTarget)
}).describe('A path of the well, as loaded.');

export type Trajectory = zod.input<typeof Trajectory>;
export type TrajectoryOutput = zod.output<typeof Trajectory>;

export const PressurePointFields = zod.object({
  "true_vertical_depth_subsea": zod.number().nullable().describe('TVD SS in m.'),
  "pore_pressure": zod.number().nullable().describe('The pressure of the fluid in the rock in kPa.'),
  "fracture_pressure": zod.number().nullable().describe('The pressure at which the rock breaks in kPa.'),
  "overburden_pressure": zod.number().nullable().describe('The pressure of the rock above in kPa.'),
  "notes": zod.string().nullable().describe('Where the pressures come from.')
}).describe('The pressures of the rock at a depth. Decided: pressures are gauge pressures in kPa, above the air\'s. A gradient or an\nequivalent mud weight follows from the pressure and the TVD below the drill floor.\n');

export type PressurePointFields = zod.input<typeof PressurePointFields>;
export type PressurePointFieldsOutput = zod.output<typeof PressurePointFields>;

export const PressurePoint = PressurePointFields.extend({
  "id": zod.string().describe('The id.')
}).describe('The pressures of the rock at a depth, as loaded.');

export type PressurePoint = zod.input<typeof PressurePoint>;
export type PressurePointOutput = zod.output<typeof PressurePoint>;

export const StrengthTestType = zod.enum(['LOT', 'FIT', 'XLOT']).describe('`LOT`: pumped until the pressure leaves the straight line. `FIT`: stopped at a set value, which is a lower bound of the\nrock\'s strength. `XLOT`: pumped beyond the breakdown.\n');

export type StrengthTestType = zod.input<typeof StrengthTestType>;
export type StrengthTestTypeOutput = zod.output<typeof StrengthTestType>;

export const StrengthTestStatus = zod.enum(['planned', 'measured']);

export type StrengthTestStatus = zod.input<typeof StrengthTestStatus>;
export type StrengthTestStatusOutput = zod.output<typeof StrengthTestStatus>;

export const StrengthTestFields = zod.object({
  "test_type": zod.union([StrengthTestType,zod.null()]).describe('The kind of test.'),
  "status": zod.union([StrengthTestStatus,zod.null()]).describe('Whether the test is planned or was made.'),
  "true_vertical_depth_subsea": zod.number().nullable().describe('TVD SS of the tested rock in m.'),
  "pressure": zod.number().nullable().describe('The pressure at that depth in kPa.'),
  "notes": zod.string().nullable().describe('Notes of the test.')
}).describe('A leak-off or formation-integrity test below a shoe, planned or measured. Decided: the pressure is that at the depth, a\ngauge pressure; an equivalent mud weight follows from it and the TVD below the drill floor.\n');

export type StrengthTestFields = zod.input<typeof StrengthTestFields>;
export type StrengthTestFieldsOutput = zod.output<typeof StrengthTestFields>;

export const StrengthTest = StrengthTestFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A leak-off or formation-integrity test, as loaded.');

export type StrengthTest = zod.input<typeof StrengthTest>;
export type StrengthTestOutput = zod.output<typeof StrengthTest>;

export const RiskStatus = zod.enum(['open', 'closed']);

export type RiskStatus = zod.input<typeof RiskStatus>;
export type RiskStatusOutput = zod.output<typeof RiskStatus>;

export const RiskFields = zod.object({
  "number": zod.string().nullable().describe('How the register and the matrix refer to it, such as R1.'),
  "section_id": zod.string().nullable().describe('The id of its hole section; null for a risk of the whole well. The section may be gone.'),
  "risk": zod.string().nullable().describe('What may happen.'),
  "cause": zod.string().nullable().describe('Why it may happen.'),
  "consequence": zod.string().nullable().describe('What follows if it happens.'),
  "likelihood": zod.int().nullable().describe('The likelihood without mitigation, from 1 to 5.'),
  "severity": zod.int().nullable().describe('The severity without mitigation, from 1 to 5.'),
  "mitigation": zod.string().nullable().describe('What is done about it.'),
  "owner": zod.string().nullable().describe('Who answers for the mitigation.'),
  "likelihood_after": zod.int().nullable().describe('The likelihood with the mitigation, from 1 to 5.'),
  "severity_after": zod.int().nullable().describe('The severity with the mitigation, from 1 to 5.'),
  "status": zod.union([RiskStatus,zod.null()]).describe('Whether the risk is open or closed; open if null.')
}).describe('A risk of the well. Decided: likelihood and severity are levels of the risk matrix from 1 (least) to 5 (most), before and\nafter the mitigation; a client treats other numbers as unknown. The class of a risk follows from the matrix.\n');

export type RiskFields = zod.input<typeof RiskFields>;
export type RiskFieldsOutput = zod.output<typeof RiskFields>;

export const Risk = RiskFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A risk of the well, as loaded.');

export type Risk = zod.input<typeof Risk>;
export type RiskOutput = zod.output<typeof Risk>;

export const RiskClass = zod.enum(['low', 'medium', 'high']).describe('How a cell of the risk matrix is judged.');

export type RiskClass = zod.input<typeof RiskClass>;
export type RiskClassOutput = zod.output<typeof RiskClass>;

export const RiskLevelFields = zod.object({
  "level": zod.int().nullable().describe('From 1 (least) to 5 (most).'),
  "likelihood_label": zod.string().nullable().describe('The words for this likelihood.'),
  "severity_label": zod.string().nullable().describe('The words for this severity.'),
  "class_1": zod.union([RiskClass,zod.null()]).describe('The class of a risk with this likelihood and severity 1.'),
  "class_2": zod.union([RiskClass,zod.null()]).describe('The class of a risk with this likelihood and severity 2.'),
  "class_3": zod.union([RiskClass,zod.null()]).describe('The class of a risk with this likelihood and severity 3.'),
  "class_4": zod.union([RiskClass,zod.null()]).describe('The class of a risk with this likelihood and severity 4.'),
  "class_5": zod.union([RiskClass,zod.null()]).describe('The class of a risk with this likelihood and severity 5.')
}).describe('A level of the risk matrix, which is 5 x 5: the words for this likelihood and for this severity, and the classes of the\nrisks with this likelihood by their severity. Decided: a null value, and a level without a row, is the default, where\nlikelihood times severity is high from 15, medium from 5 and else low.\n');

export type RiskLevelFields = zod.input<typeof RiskLevelFields>;
export type RiskLevelFieldsOutput = zod.output<typeof RiskLevelFields>;

export const RiskLevel = RiskLevelFields.extend({
  "id": zod.string().describe('The id.')
}).describe('A level of the risk matrix, as loaded.');

export type RiskLevel = zod.input<typeof RiskLevel>;
export type RiskLevelOutput = zod.output<typeof RiskLevel>;

export const SourcedValue = zod.union([zod.number().describe('In the unit of the field. Null where no value was taken and there are alternatives or a reason only.\n\nDecided: a list (well heads) is given as one text with commas.\n'),zod.string().describe('In the unit of the field. Null where no value was taken and there are alternatives or a reason only.\n\nDecided: a list (well heads) is given as one text with commas.\n'),zod.boolean().describe('In the unit of the field. Null where no value was taken and there are alternatives or a reason only.\n\nDecided: a list (well heads) is given as one text with commas.\n')]).nullable().describe('In the unit of the field. Null where no value was taken and there are alternatives or a reason only.\n\nDecided: a list (well heads) is given as one text with commas.\n');

export type SourcedValue = zod.input<typeof SourcedValue>;
export type SourcedValueOutput = zod.output<typeof SourcedValue>;

export const Certainty = zod.enum(['read', 'converted', 'computed', 'assumed']).describe('How sure a value is: read as it stands, converted from another unit or sign, computed from other values, or assumed where\nthe document leaves something open.\n');

export type Certainty = zod.input<typeof Certainty>;
export type CertaintyOutput = zod.output<typeof Certainty>;

export const SourcePlace = zod.object({
  "document": zod.string().describe('The file\'s name.'),
  "page": zod.int().nullable().describe('Of a document with pages, from 1.'),
  "sheet": zod.string().nullable().describe('Of a workbook.'),
  "cell": zod.string().nullable().describe('Of a sheet, for instance B12.'),
  "line": zod.int().nullable().describe('Of a text or of the page, or the row of a table, from 1.'),
  "quote": zod.string().nullable().describe('The text as it stands there.'),
  "read_by": zod.enum(['language_model', 'engineer']).optional().describe('Who found the value there, where it was not the server\'s own reader; absent otherwise.\n\nDecided: optional for a server. `language_model`: a language model that the server asked; the server has checked that the\nvalue is in the quote and the quote at this place. `engineer`: the person who reviewed the document and pointed at it.\n')
}).describe('A place in a document.');

export type SourcePlace = zod.input<typeof SourcePlace>;
export type SourcePlaceOutput = zod.output<typeof SourcePlace>;

export const SourceAlternative = zod.object({
  "value": SourcedValue,
  "certainty": Certainty,
  "note": zod.string().nullable().describe('What was done to it, and why it was passed over, in words.'),
  "places": zod.array(SourcePlace)
}).describe('Another value for the same field.');

export type SourceAlternative = zod.input<typeof SourceAlternative>;
export type SourceAlternativeOutput = zod.output<typeof SourceAlternative>;

export const ValueSource = zod.object({
  "entity_id": zod.string().describe('The entity\'s id in the montage.'),
  "field": zod.string().describe('The field\'s name as in the montage.'),
  "value": SourcedValue,
  "certainty": Certainty,
  "note": zod.string().nullable().describe('What was done to the value or taken for granted, in words, for instance "ft to m".'),
  "places": zod.array(SourcePlace).describe('Where it stands, or where that which it was computed from stands; the weightiest first.'),
  "alternatives": zod.array(SourceAlternative).describe('What other documents say, the weightiest first.'),
  "flag": zod.string().nullable().describe('Why the value is doubtful, in words, for instance that it is outside what the field allows; else null.')
}).describe('Where one value came from, and what else the documents say of it.');

export type ValueSource = zod.input<typeof ValueSource>;
export type ValueSourceOutput = zod.output<typeof ValueSource>;

export const ValueSources = zod.array(ValueSource).describe('Where the generated values came from, one entry a value; absent where the server does not say.\n\nDecided: optional for a server. It speaks of the values as they were generated: a save neither carries nor changes it,\nand entries of entities that were removed may stay.\n');

export type ValueSources = zod.input<typeof ValueSources>;
export type ValueSourcesOutput = zod.output<typeof ValueSources>;

export const DocumentClassification = zod.enum(['Well Proposal', 'Well Catalogue', 'Well Trajectory', 'Cement Program', 'Mud Program', 'Other']).describe('What kind of well document a file is.');

export type DocumentClassification = zod.input<typeof DocumentClassification>;
export type DocumentClassificationOutput = zod.output<typeof DocumentClassification>;

export const ReportedDocument = zod.object({
  "document": zod.string().describe('The file\'s name.'),
  "classification": DocumentClassification,
  "holds": zod.array(zod.string()).describe('What was taken from it, in a few words each.')
});

export type ReportedDocument = zod.input<typeof ReportedDocument>;
export type ReportedDocumentOutput = zod.output<typeof ReportedDocument>;

export const NotUnderstood = zod.object({
  "place": SourcePlace,
  "reason": zod.string().describe('Why, and what would help.')
}).describe('A document, or a part of one, that was not understood.');

export type NotUnderstood = zod.input<typeof NotUnderstood>;
export type NotUnderstoodOutput = zod.output<typeof NotUnderstood>;




export const NotUsed = zod.object({
  "place": SourcePlace,
  "what": zod.string().describe('What they stand in, for instance a column by its heading; blank where the place says it.'),
  "count": zod.int().min(1).describe('How many values.'),
  "reason": zod.string().describe('Why, and what would help.')
}).describe('Values of a document that are nowhere in the montage; the place is that of the first, quoted as it is written.');

export type NotUsed = zod.input<typeof NotUsed>;
export type NotUsedOutput = zod.output<typeof NotUsed>;

export const GenerationReport = zod.object({
  "documents": zod.array(ReportedDocument),
  "decisions": zod.array(zod.string()).describe('What was decided where the documents leave something open or disagree, a sentence each.'),
  "not_understood": zod.array(NotUnderstood),
  "missing": zod.array(zod.string()).describe('What no document gives, a sentence each.'),
  "flagged": zod.array(zod.string()).describe('Values that are kept and doubtful, a sentence each.'),
  "not_used": zod.array(NotUsed).optional().describe('Values that the documents hold and that are nowhere in the montage, told together where they stand together; absent where\nthe server does not account for them.\n')
}).describe('What a generation made of the documents, for a person to read and to keep.');

export type GenerationReport = zod.input<typeof GenerationReport>;
export type GenerationReportOutput = zod.output<typeof GenerationReport>;

export const Montage = zod.object({
  "id": zod.string().describe('The montage\'s id.'),
  "sections_list": zod.array(Section),
  "reservoirs_list": zod.array(Reservoir),
  "top_line_item": zod.union([TopLine,zod.null()]),
  "plan_summaries_list": zod.array(PlanSummary),
  "trajectories_list": zod.array(Trajectory).optional().describe('The planned and the actual paths of the well.'),
  "pressure_points_list": zod.array(PressurePoint).optional().describe('The pressure profile of the well.'),
  "strength_tests_list": zod.array(StrengthTest).optional().describe('The leak-off and formation-integrity tests of the well.'),
  "risks_list": zod.array(Risk).optional().describe('The risk register of the well.'),
  "risk_levels_list": zod.array(RiskLevel).optional().describe('What the risk matrix has other than its default.'),
  "sources": ValueSources.optional(),
  "generation_report": GenerationReport.optional()
}).describe('A drilling montage, as loaded. Decided: `trajectories_list`, `pressure_points_list`, `strength_tests_list`, `risks_list`\nand `risk_levels_list` are each optional for a server. One that keeps them answers them always, as an empty list where there are none; for one that\nleaves a list out, a client shows and saves nothing of it.\n');

export type Montage = zod.input<typeof Montage>;
export type MontageOutput = zod.output<typeof Montage>;

export const MontageVersionContent = zod.object({
  "version": MontageVersion,
  "montage": Montage
}).describe('A version with its montage.');

export type MontageVersionContent = zod.input<typeof MontageVersionContent>;
export type MontageVersionContentOutput = zod.output<typeof MontageVersionContent>;

export const montageVersionNameNameMax = 200;



export const MontageVersionName = zod.object({
  "name": zod.string().min(1).max(montageVersionNameNameMax).nullable().describe('The name; null removes it.')
});

export type MontageVersionName = zod.input<typeof MontageVersionName>;
export type MontageVersionNameOutput = zod.output<typeof MontageVersionName>;

export const documentUploadFilesMax = 20;



export const DocumentUpload = zod.object({
  "files": zod.array(zod.instanceof(Blob)).min(1).max(documentUploadFilesMax).describe('The documents, in the order of the classifications.'),
  "corrections": zod.string().optional().describe('JSON: a list for each file, in the order of the files, with the `DocumentCorrection`s of that file. Absent where there\nare none.\n')
});

export type DocumentUpload = zod.input<typeof DocumentUpload>;
export type DocumentUploadOutput = zod.output<typeof DocumentUpload>;

export const UploadReceipt = zod.object({
  "id": zod.string().describe('The document id, which names the set and later the montage.')
});

export type UploadReceipt = zod.input<typeof UploadReceipt>;
export type UploadReceiptOutput = zod.output<typeof UploadReceipt>;

export const ImportReceipt = zod.object({
  "id": zod.string().describe('The document id of the new montage.')
});

export type ImportReceipt = zod.input<typeof ImportReceipt>;
export type ImportReceiptOutput = zod.output<typeof ImportReceipt>;

export const documentToRecognisePagesRegExp = new RegExp('^[1-9][0-9]{0,4}(,[1-9][0-9]{0,4})*$');


export const DocumentToRecognise = zod.object({
  "file": zod.instanceof(Blob).describe('The document.'),
  "corrections": zod.string().optional().describe('JSON: the list of `DocumentCorrection`s under which the document is read. Absent where there are none.'),
  "review": zod.boolean().optional().describe('Whether the answer is to show how the document was read.'),
  "pages": zod.string().regex(documentToRecognisePagesRegExp).optional().describe('The numbers of the pages that the review draws, as the parameter `pages` of a stored document\'s review.')
});

export type DocumentToRecognise = zod.input<typeof DocumentToRecognise>;
export type DocumentToRecogniseOutput = zod.output<typeof DocumentToRecognise>;

export const readingPagesReadMin = 0;


export const readingSecondsLeftMin = 0;



export const Reading = zod.object({
  "document": zod.string().describe('The file\'s name.'),
  "pages_read": zod.int().min(readingPagesReadMin).describe('Scanned pages that are recognised.'),
  "pages": zod.int().min(1).describe('Scanned pages in all.'),
  "seconds_left": zod.int().min(readingSecondsLeftMin).nullable().describe('About how long the others take; null before that is known.')
}).describe('A document whose scanned pages are being recognised.');

export type Reading = zod.input<typeof Reading>;
export type ReadingOutput = zod.output<typeof Reading>;

export const RecognisedInputs = zod.object({
  "rig_floor_height": zod.number().nullable().describe('Elevation of the drill floor above mean sea level, m; null where the document does not give it.'),
  "rig_floor_because": zod.string().nullable().describe('How the elevation follows from the document, in words; null where the document states it, or gives none.'),
  "is_vertical": zod.boolean().nullable().describe('Whether the well is vertical; null where the document does not say.'),
  "well_type_because": zod.string().nullable().describe('Why, in words, for instance "its survey reaches 62.3°"; null where `is_vertical` is.')
}).describe('What the document says about the inputs of a generation.\n\nDecided: optional for a server. A client offers these values to the user with the name of the document; without them it\noffers none.\n');

export type RecognisedInputs = zod.input<typeof RecognisedInputs>;
export type RecognisedInputsOutput = zod.output<typeof RecognisedInputs>;

export const boxWidthMin = 0;

export const boxHeightMin = 0;



export const Box = zod.object({
  "x": zod.number().describe('From the left.'),
  "y": zod.number().describe('From the top.'),
  "width": zod.number().min(boxWidthMin).describe('To the right.'),
  "height": zod.number().min(boxHeightMin).describe('Downwards.')
}).describe('A part of a page, from its top left corner: in points of a PDF, in pixels of a scan, in columns and rows of a sheet, in\ncharacters and lines of a text.\n');

export type Box = zod.input<typeof Box>;
export type BoxOutput = zod.output<typeof Box>;




export const ReviewPiece = zod.object({
  "text": zod.string(),
  "box": Box,
  "row": zod.int().min(1).describe('The row of the sheet or the line of the page or text, from 1, as in places and `SourcePlace.line`.'),
  "column": zod.int().nullable().describe('The column of the sheet, counted from 0; null elsewhere.'),
  "confidence": zod.number().nullable().describe('How sure the text of a scan is, from 0 to 1; null for a text that is written in the document.')
}).describe('A text and where it is.');

export type ReviewPiece = zod.input<typeof ReviewPiece>;
export type ReviewPieceOutput = zod.output<typeof ReviewPiece>;




export const ReviewPage = zod.object({
  "number": zod.int().min(1).describe('Counted from 1, sheets too.'),
  "name": zod.string().describe('The name of the sheet, or for instance "Page 3".'),
  "form": zod.enum(['page', 'sheet', 'text']).describe('A page of a PDF or a scan, a sheet, or a text of lines.'),
  "width": zod.number().describe('As the widths of boxes.'),
  "height": zod.number().describe('As the heights of boxes.'),
  "drawn": zod.boolean().describe('Whether its pieces and its picture are given; they are for the pages asked for.'),
  "picture": zod.string().nullable().describe('The address of a picture of the page as it is, or the picture itself as a `data:` address. Always given of a page that is a\nscan; null for sheets and texts, and where the server makes no picture of a page whose text it has.\n'),
  "pieces": zod.array(ReviewPiece).describe('The texts on the page, from the top down; at most 6,000.')
}).describe('A page of a document.');

export type ReviewPage = zod.input<typeof ReviewPage>;
export type ReviewPageOutput = zod.output<typeof ReviewPage>;





export const TablePlace = zod.object({
  "page": zod.int().min(1).optional().describe('Of a document with pages.'),
  "sheet": zod.string().optional().describe('Of a workbook.'),
  "row": zod.int().min(1).describe('Its heading row, or its first row where it has no heading; of the page, the sheet or the text, from 1.')
}).describe('Where a table is. A place names a table only together with the document.');

export type TablePlace = zod.input<typeof TablePlace>;
export type TablePlaceOutput = zod.output<typeof TablePlace>;

export const TableKind = zod.enum(['survey', 'tops', 'reservoirs', 'cement', 'mud', 'pressureTests', 'logging', 'casing', 'sections', 'plan']).describe('What a table is of.');

export type TableKind = zod.input<typeof TableKind>;
export type TableKindOutput = zod.output<typeof TableKind>;




export const PagePart = zod.object({
  "page": zod.int().min(1).describe('The number of the page.'),
  "box": Box
});

export type PagePart = zod.input<typeof PagePart>;
export type PagePartOutput = zod.output<typeof PagePart>;

export const DepthReference = zod.enum(['drill floor', 'sea level', 'ground level']).describe('What a depth is counted from.');

export type DepthReference = zod.input<typeof DepthReference>;
export type DepthReferenceOutput = zod.output<typeof DepthReference>;

export const reviewColumnColumnMin = 0;



export const ReviewColumn = zod.object({
  "column": zod.int().min(reviewColumnColumnMin).describe('Counted from 0 within the table, as in a correction.'),
  "heading": zod.string().describe('As the document has it; empty where there is none.'),
  "field": zod.string().nullable().describe('The field that it gives; null where it gives none.'),
  "words": zod.string().nullable().describe('The field in words, for instance "Top, TVD SS".'),
  "unit": zod.string().nullable().describe('As it was read; null where there is none.'),
  "reference": zod.union([DepthReference,zod.null()]).describe('Of a depth that says what it is counted from; else null.'),
  "certainty": zod.enum(['said', 'named', 'concluded', 'open']).describe('A correction says so, the heading names it, its contents make it, or it is open.'),
  "because": zod.string().nullable().describe('Why, in words.'),
  "parts": zod.array(PagePart).describe('Where it is; one for each page that it takes.')
}).describe('A column of a table, and what was made of it.');

export type ReviewColumn = zod.input<typeof ReviewColumn>;
export type ReviewColumnOutput = zod.output<typeof ReviewColumn>;





export const ReviewRow = zod.object({
  "row": zod.int().min(1).describe('As in the place of the table.'),
  "page": zod.int().min(1).describe('The number of the page.'),
  "box": Box,
  "used": zod.boolean().describe('Whether a value of it was used.'),
  "reason": zod.string().nullable().describe('Why none was, in words.')
}).describe('A row of a table.');

export type ReviewRow = zod.input<typeof ReviewRow>;
export type ReviewRowOutput = zod.output<typeof ReviewRow>;

export const reviewTableRowCountMin = 0;



export const ReviewTable = zod.object({
  "place": TablePlace,
  "kind": zod.union([TableKind,zod.null()]).describe('Null where it is not known what the table is of.'),
  "words": zod.string().describe('What it is of, for instance "formation tops", or that it is not known.'),
  "heading_row": zod.int().nullable().describe('Null where the table has no heading.'),
  "used": zod.boolean().describe('Whether any of it was used.'),
  "reason": zod.string().nullable().describe('Why it was not used, in words; null where it was.'),
  "parts": zod.array(PagePart).describe('Where it is, heading and rows; one for each page that it takes.'),
  "columns": zod.array(ReviewColumn),
  "row_count": zod.int().min(reviewTableRowCountMin).describe('How many rows it has below the heading.'),
  "rows": zod.array(ReviewRow).describe('The rows on the pages that are drawn.')
}).describe('A table that was seen.');

export type ReviewTable = zod.input<typeof ReviewTable>;
export type ReviewTableOutput = zod.output<typeof ReviewTable>;





export const ReviewValue = zod.object({
  "words": zod.string().describe('What it is, for instance "Drill floor elevation".'),
  "text": zod.string().describe('As it is written.'),
  "page": zod.int().min(1).describe('The number of the page.'),
  "box": Box,
  "row": zod.int().min(1).describe('The row or line.'),
  "certainty": Certainty,
  "note": zod.string().nullable().describe('What was done to it, in words.')
}).describe('A value that was read outside of tables.');

export type ReviewValue = zod.input<typeof ReviewValue>;
export type ReviewValueOutput = zod.output<typeof ReviewValue>;




export const UnusedPart = zod.object({
  "page": zod.int().min(1).describe('The number of the page.'),
  "box": Box,
  "text": zod.string().describe('As it is written.'),
  "reason": zod.string().describe('Why it was not used, in words.')
}).describe('A part of a document that looks like a value and was not used.');

export type UnusedPart = zod.input<typeof UnusedPart>;
export type UnusedPartOutput = zod.output<typeof UnusedPart>;

export const TableCorrection = zod.object({
  "kind": zod.literal("table"),
  "at": TablePlace,
  "is": zod.enum(['survey', 'tops', 'reservoirs', 'cement', 'mud', 'pressureTests', 'logging', 'casing', 'sections', 'plan', 'ignored']).describe('A `TableKind`, or `ignored`.')
}).describe('This table is of this kind, or is not to be read.');

export type TableCorrection = zod.input<typeof TableCorrection>;
export type TableCorrectionOutput = zod.output<typeof TableCorrection>;

export const HeadingCorrection = zod.object({
  "kind": zod.literal("heading"),
  "at": TablePlace
}).describe('This row is the heading of the rows below it.');

export type HeadingCorrection = zod.input<typeof HeadingCorrection>;
export type HeadingCorrectionOutput = zod.output<typeof HeadingCorrection>;

export const columnCorrectionColumnMin = 0;



export const ColumnCorrection = zod.object({
  "kind": zod.literal("column"),
  "at": TablePlace,
  "column": zod.int().min(columnCorrectionColumnMin).describe('Of the table, counted from 0.'),
  "field": zod.string().nullable().describe('A field of `table_kinds`; null for none.'),
  "unit": zod.string().nullish().describe('One of the field\'s units. Absent, it is the unit that was read; null, the field\'s own.'),
  "reference": zod.union([DepthReference,zod.null()]).optional().describe('Of a depth. Absent or null, it is the reference that was read.')
}).describe('This column gives this field, in this unit, counted from this reference.');

export type ColumnCorrection = zod.input<typeof ColumnCorrection>;
export type ColumnCorrectionOutput = zod.output<typeof ColumnCorrection>;





export const RowCorrection = zod.object({
  "kind": zod.literal("row"),
  "at": TablePlace,
  "row": zod.int().min(1).describe('The row, counted as that of the table\'s place.'),
  "page": zod.int().min(1).optional().describe('The page of the row, where it is not the page of the table\'s heading.')
}).describe('This row of a table is not to be read.');

export type RowCorrection = zod.input<typeof RowCorrection>;
export type RowCorrectionOutput = zod.output<typeof RowCorrection>;




export const RegionCorrection = zod.object({
  "kind": zod.literal("region"),
  "page": zod.int().min(1).describe('The number of the page in the review.'),
  "box": Box,
  "is": TableKind,
  "counts": zod.boolean().optional().describe('False where the part is not of this kind: nothing of the kind is read from it as a list, and what it says is listed as\nset aside. Absent, it is true.\n')
}).describe('This part of a page is a table of this kind.');

export type RegionCorrection = zod.input<typeof RegionCorrection>;
export type RegionCorrectionOutput = zod.output<typeof RegionCorrection>;

export const lastRowRowMin = 2;

export const lastRowToMin = 0;



export const LastRow = zod.object({
  "row": zod.int().min(lastRowRowMin).describe('Below that of the correction, counted in the same way.'),
  "to": zod.int().min(lastRowToMin).nullable().describe('The last of the words, counted through the pieces of this row; null for the last word below the piece that the first is in.')
}).describe('Where a value that goes on over several rows ends; `to` of the correction is then null. It is the words of its column from the\nfirst row to this one: in a sheet or a table with columns, the cells below the first; elsewhere, the pieces that are below or\nabove the pieces with its first and its last word. A word that is hyphenated at the end of a row goes on in the next.\n\nDecided: optional for a server. One that ignores it takes the part of the value in the first row.\n');

export type LastRow = zod.input<typeof LastRow>;
export type LastRowOutput = zod.output<typeof LastRow>;

export const ValueKind = zod.enum(['header', 'tops', 'reservoirs', 'cement', 'mud', 'pressureTests', 'logging', 'casing', 'sections']).describe('What a single value can be of, `header` for the well itself.');

export type ValueKind = zod.input<typeof ValueKind>;
export type ValueKindOutput = zod.output<typeof ValueKind>;



export const valueCorrectionFromMin = 0;

export const valueCorrectionToMin = 0;

export const valueCorrectionOfMax = 120;

export const valueCorrectionAfterMax = 120;



export const ValueCorrection = zod.object({
  "kind": zod.literal("value"),
  "page": zod.int().min(1).describe('The number of the page in the review.'),
  "row": zod.int().min(1).describe('The row of the sheet or the line of the page or text, as in the pieces of the page.'),
  "from": zod.int().min(valueCorrectionFromMin).describe('The first of the words, counted from 0 through the pieces of the row; white space parts words.'),
  "to": zod.int().min(valueCorrectionToMin).nullable().describe('The last of the words; null for the last word of the piece that the first is in.'),
  "last": LastRow.optional(),
  "is": ValueKind,
  "field": zod.string().describe('A field of `value_kinds`.'),
  "of": zod.string().max(valueCorrectionOfMax).nullish().describe('The thing that has the value, in words: `12 1/4 in hole`, `9 5/8 in casing, lead`, the name of a formation. Absent or null\nfor a value of the well.\n'),
  "unit": zod.string().nullish().describe('One of the field\'s units, for a value that is written without one. Absent or null, the words say it.'),
  "reference": zod.union([DepthReference,zod.null()]).optional().describe('Of a depth. Absent or null, it is that of the field.'),
  "after": zod.string().max(valueCorrectionAfterMax).optional().describe('The words before the value in its row, by which a value of the well is found in another document of its layout. Empty, they are not its label.')
}).describe('These words of a row are the value of this field. The value counts before everything that the documents say of the same.\n\nDecided: optional for a server. A client sends one only for a document whose review names `value_kinds`.\n');

export type ValueCorrection = zod.input<typeof ValueCorrection>;
export type ValueCorrectionOutput = zod.output<typeof ValueCorrection>;

export const sectionCorrectionOfMax = 120;



export const SectionCorrection = zod.object({
  "kind": zod.literal("section"),
  "at": TablePlace,
  "of": zod.string().min(1).max(sectionCorrectionOfMax).describe('For instance `12 1/4 in hole` or `9 5/8 in casing`.')
}).describe('The table at this place, or what begins with this line, is of this hole section or string: a chapter below its title, a list, or\nthe sentences from here on, up to the next title of another section.\n\nDecided: optional for a server. A client sends one only for a document whose review names `value_kinds`.\n');

export type SectionCorrection = zod.input<typeof SectionCorrection>;
export type SectionCorrectionOutput = zod.output<typeof SectionCorrection>;

export const WholeDocumentCorrection = zod.object({
  "kind": zod.literal("document"),
  "well": zod.string().nullish().describe('The well whose rows are read; null where the document is of another well.'),
  "counts": zod.boolean().optional().describe('Whether this revision of the document counts.'),
  "decimalSign": zod.enum([',', '.']).optional().describe('The decimal sign of its numbers.'),
  "lengthUnit": zod.enum(['m', 'ft']).optional().describe('The unit of depths that say none.'),
  "reference": DepthReference.optional()
}).describe('What holds for the whole document. A field that is absent says nothing.');

export type WholeDocumentCorrection = zod.input<typeof WholeDocumentCorrection>;
export type WholeDocumentCorrectionOutput = zod.output<typeof WholeDocumentCorrection>;

export const DocumentCorrection = zod.union([TableCorrection,HeadingCorrection,ColumnCorrection,RowCorrection,RegionCorrection,ValueCorrection,SectionCorrection,WholeDocumentCorrection]).describe('What an engineer says of a document. Corrections are applied in order; a later one wins.');

export type DocumentCorrection = zod.input<typeof DocumentCorrection>;
export type DocumentCorrectionOutput = zod.output<typeof DocumentCorrection>;

export const ReviewAnswer = zod.object({
  "text": zod.string().describe('The answer, in words.'),
  "corrections": zod.array(DocumentCorrection)
}).describe('An answer, and the corrections that choose it.');

export type ReviewAnswer = zod.input<typeof ReviewAnswer>;
export type ReviewAnswerOutput = zod.output<typeof ReviewAnswer>;

export const reviewQuestionDecidesMin = 0;



export const ReviewQuestion = zod.object({
  "id": zod.string().describe('The same for the same doubt in the same document, however often it is read.'),
  "text": zod.string().describe('One sentence that an engineer answers without opening the document.'),
  "place": zod.union([TablePlace,zod.null()]).describe('The table that it is about; null where it is about the document.'),
  "page": zod.int().nullable().describe('The number of the page; null where it is about the document.'),
  "box": zod.union([Box,zod.null()]).describe('What it is about on the page.'),
  "decides": zod.int().min(reviewQuestionDecidesMin).describe('How many values the answer decides.'),
  "answers": zod.array(ReviewAnswer)
}).describe('A decision that the document leaves open. What it decides is left out until it is answered.');

export type ReviewQuestion = zod.input<typeof ReviewQuestion>;
export type ReviewQuestionOutput = zod.output<typeof ReviewQuestion>;

export const LayoutReference = zod.object({
  "id": zod.string().describe('The layout\'s id.'),
  "name": zod.string().describe('The layout\'s name.')
});

export type LayoutReference = zod.input<typeof LayoutReference>;
export type LayoutReferenceOutput = zod.output<typeof LayoutReference>;


export const layoutTableHeadingsMax = 200;



export const LayoutTable = zod.object({
  "page": zod.int().nullable().describe('Of its place.'),
  "sheet": zod.string().nullable().describe('Of its place.'),
  "row": zod.int().min(1).describe('Of its place.'),
  "headings": zod.array(zod.string()).max(layoutTableHeadingsMax).describe('In lower case, column by column; empty texts for columns without one, no texts for a table without heading.')
});

export type LayoutTable = zod.input<typeof LayoutTable>;
export type LayoutTableOutput = zod.output<typeof LayoutTable>;

export const layoutFingerprintTablesMax = 200;



export const LayoutFingerprint = zod.object({
  "form": zod.string().describe('What its pages are (page, sheet or text); empty for a document that cannot be read.'),
  "producer": zod.string().nullable().describe('The program that wrote the document, where it says so.'),
  "tables": zod.array(LayoutTable).max(layoutFingerprintTablesMax).describe('Every table that was seen, in order.')
}).describe('By what a document of the same layout is known again.');

export type LayoutFingerprint = zod.input<typeof LayoutFingerprint>;
export type LayoutFingerprintOutput = zod.output<typeof LayoutFingerprint>;

export const TableField = zod.object({
  "field": zod.string().describe('The name that a correction uses.'),
  "words": zod.string().describe('In words, for instance "Top, TVD SS".'),
  "units": zod.array(zod.string()).describe('The units that a correction can name; empty where the field has none.'),
  "is_depth": zod.boolean().describe('Whether it is a depth, which is counted from a reference.')
}).describe('A field that a column or a value can give.');

export type TableField = zod.input<typeof TableField>;
export type TableFieldOutput = zod.output<typeof TableField>;

export const TableKindFields = zod.object({
  "kind": TableKind,
  "words": zod.string().describe('For instance "formation tops".'),
  "fields": zod.array(TableField)
}).describe('A kind of table, and the fields that its columns can give.');

export type TableKindFields = zod.input<typeof TableKindFields>;
export type TableKindFieldsOutput = zod.output<typeof TableKindFields>;

export const ValueKindFields = zod.object({
  "kind": ValueKind,
  "words": zod.string().describe('For instance "mud".'),
  "of": zod.string().nullable().describe('What has to be named, for instance "Hole section"; null for values of the well.'),
  "names": zod.array(zod.string()).describe('The names that the document gives, for `of` of a correction.'),
  "fields": zod.array(TableField)
}).describe('What a single value can be of, and the fields that it can be.');

export type ValueKindFields = zod.input<typeof ValueKindFields>;
export type ValueKindFieldsOutput = zod.output<typeof ValueKindFields>;

export const DocumentReview = zod.object({
  "document": zod.string().describe('The file\'s name.'),
  "kind": zod.string().nullable().describe('The kind of file, as in `DocumentRecognition`.'),
  "refused": zod.string().nullable().describe('Why the document cannot be read, as in `DocumentRecognition`; all lists are empty then.'),
  "holds": zod.array(zod.string()).describe('What was recognised, in a few words each, as in `DocumentRecognition`.'),
  "pages": zod.array(ReviewPage).describe('Every page, sheet, or the whole of a text, in order.'),
  "tables": zod.array(ReviewTable).describe('Every table that was seen, in order, also those that were not used.'),
  "values": zod.array(ReviewValue).describe('What was read outside of tables, for instance from a line with a name and a value.'),
  "unused": zod.array(UnusedPart).describe('Parts outside of tables that look like values and were not used; at most 200.'),
  "questions": zod.array(ReviewQuestion).describe('What the document leaves open, the question that decides the most values first. Answered questions are gone.'),
  "well": zod.string().nullable().describe('The well whose rows are read; null where the document names none or leaves it open.'),
  "wells": zod.array(zod.string()).describe('Every well that the document names.'),
  "counts": zod.boolean().describe('Whether the document is used at all. It is not where a correction says so, or where it is of another well.'),
  "decimal_sign": zod.string().nullable().describe('The decimal sign that a correction says; null where the document decides.'),
  "length_unit": zod.string().nullable().describe('The unit that a correction says of depths without one, m or ft; null where the document decides.'),
  "reference": zod.union([DepthReference,zod.null()]).describe('What a correction says that depths without a word for it are counted from; null where the document decides.'),
  "layout": zod.union([LayoutReference,zod.null()]).describe('The layout that the document was read as; null where none fits.'),
  "fingerprint": LayoutFingerprint,
  "corrections": zod.array(DocumentCorrection).describe('Those under which the document was read and that came with it; not those of the layout.'),
  "table_kinds": zod.array(TableKindFields).describe('What a table can be of, and the fields of each, in words. The same in every answer.'),
  "value_kinds": zod.array(ValueKindFields).optional().describe('What a single value of this document can be of, with the fields of each.\n\nDecided: optional for a server. One that takes no `ValueCorrection` and no `SectionCorrection` leaves it out.\n'),
  "notes": zod.array(zod.string()).describe('What was decided on the way, a sentence each.')
}).describe('A document as it is, and what was read in it, under the corrections that are named here.');

export type DocumentReview = zod.input<typeof DocumentReview>;
export type DocumentReviewOutput = zod.output<typeof DocumentReview>;

export const DocumentRecognition = zod.object({
  "kind": zod.string().nullable().describe('The kind of file by its content, for instance pdf, docx, xlsx or text; null for an unknown one.'),
  "classification": zod.union([DocumentClassification,zod.null()]).describe('What kind of well document its content makes it; null where the content leaves it open.'),
  "because": zod.string().nullable().describe('Why, in words; null where there is no classification.'),
  "holds": zod.array(zod.string()).describe('What was recognised, in a few words each.'),
  "refused": zod.string().nullable().describe('Why the document cannot be read, and what would help; null where it was read.'),
  "not_understood": zod.array(NotUnderstood).describe('Parts that were read and not understood, and what would help.'),
  "inputs": RecognisedInputs.optional(),
  "review": DocumentReview.optional()
}).describe('What a document holds.');

export type DocumentRecognition = zod.input<typeof DocumentRecognition>;
export type DocumentRecognitionOutput = zod.output<typeof DocumentRecognition>;


export const storedDocumentSizeMin = 0;

export const storedDocumentCorrectionsCountMin = 0;

export const storedDocumentOpenQuestionsMin = 0;



export const StoredDocument = zod.object({
  "number": zod.int().min(1).describe('Its place in the set, counted from 1.'),
  "name": zod.string().describe('The file\'s name.'),
  "classification": DocumentClassification,
  "size": zod.int().min(storedDocumentSizeMin).describe('Bytes.'),
  "corrections_count": zod.int().min(storedDocumentCorrectionsCountMin).describe('How many corrections are stored with it.'),
  "open_questions": zod.int().min(storedDocumentOpenQuestionsMin).nullable().describe('How many questions it leaves open; null where the server has not read it yet.')
}).describe('A document of a set.');

export type StoredDocument = zod.input<typeof StoredDocument>;
export type StoredDocumentOutput = zod.output<typeof StoredDocument>;

export const documentCorrectionsCorrectionsMax = 500;



export const DocumentCorrections = zod.object({
  "corrections": zod.array(DocumentCorrection).max(documentCorrectionsCorrectionsMax)
});

export type DocumentCorrections = zod.input<typeof DocumentCorrections>;
export type DocumentCorrectionsOutput = zod.output<typeof DocumentCorrections>;

export const documentLayoutUsedCountMin = 0;



export const DocumentLayout = zod.object({
  "id": zod.string().describe('The layout\'s id.'),
  "name": zod.string().describe('The layout\'s name.'),
  "fingerprint": LayoutFingerprint,
  "corrections": zod.array(DocumentCorrection),
  "created_time": zod.iso.datetime({"offset":true}).nullable().describe('When it was made.'),
  "used_count": zod.int().min(documentLayoutUsedCountMin).describe('How many uploaded documents were read under it.')
}).describe('A layout, as kept.');

export type DocumentLayout = zod.input<typeof DocumentLayout>;
export type DocumentLayoutOutput = zod.output<typeof DocumentLayout>;

export const documentLayoutSaveNameMax = 120;

export const documentLayoutSaveCorrectionsMax = 500;



export const DocumentLayoutSave = zod.object({
  "name": zod.string().min(1).max(documentLayoutSaveNameMax).describe('The layout\'s name, which is stored trimmed.'),
  "fingerprint": LayoutFingerprint,
  "corrections": zod.array(DocumentCorrection).min(1).max(documentLayoutSaveCorrectionsMax)
}).describe('A layout, as saved.');

export type DocumentLayoutSave = zod.input<typeof DocumentLayoutSave>;
export type DocumentLayoutSaveOutput = zod.output<typeof DocumentLayoutSave>;

export const GenerationProgress = zod.object({
  "id": zod.string().describe('The step; a known id updates that step.'),
  "status": zod.string().describe('IN_PROGRESS, COMPLETED, or anything else for a step that failed.'),
  "detail": zod.string().describe('The step in words, with what was found.')
});

export type GenerationProgress = zod.input<typeof GenerationProgress>;
export type GenerationProgressOutput = zod.output<typeof GenerationProgress>;

export const GenerationProgressEvent = zod.object({
  "event": zod.literal("progress"),
  "data": GenerationProgress
});

export type GenerationProgressEvent = zod.input<typeof GenerationProgressEvent>;
export type GenerationProgressEventOutput = zod.output<typeof GenerationProgressEvent>;

export const GeneratedFormation = zod.object({
  "id": zod.string().optional().describe('The formation\'s id in the montage, which its sources name; absent where the server gives no sources.'),
  "formation_name": zod.string().nullable().describe('The formation\'s name.'),
  "true_vertical_depth_subsea": zod.number().nullable().describe('Top, TVD SS in m.'),
  "true_vertical_depth_below_drill_floor": zod.number().nullable().describe('Top, TVD BDF in m.'),
  "along_hole_depth_below_drill_floor": zod.number().nullable().describe('Top, AHD BDF in m.'),
  "variance": zod.number().nullable().describe('Uncertainty of the top, plus or minus m.'),
  "thickness": zod.number().nullish().describe('True vertical thickness in m; absent or null where nothing bounds the formation below.')
});

export type GeneratedFormation = zod.input<typeof GeneratedFormation>;
export type GeneratedFormationOutput = zod.output<typeof GeneratedFormation>;

export const GeneratedTotal = zod.object({
  "true_vertical_depth_subsea": zod.number().nullable().describe('Section end, TVD SS in m.'),
  "true_vertical_depth_below_drill_floor": zod.number().nullable().describe('Section end, TVD BDF in m.'),
  "along_hole_depth_below_drill_floor": zod.number().nullable().describe('Section end, AHD BDF in m.')
}).describe('The end of the section.');

export type GeneratedTotal = zod.input<typeof GeneratedTotal>;
export type GeneratedTotalOutput = zod.output<typeof GeneratedTotal>;

export const GeneratedSection = zod.object({
  "id": zod.string().optional().describe('The section\'s id in the montage, which its sources name; absent where the server gives no sources.'),
  "name": zod.string().nullable().describe('The section\'s name, for instance its hole size.'),
  "formations": zod.array(GeneratedFormation).describe('The formations whose tops lie in the section, from the top down.'),
  "total": GeneratedTotal
});

export type GeneratedSection = zod.input<typeof GeneratedSection>;
export type GeneratedSectionOutput = zod.output<typeof GeneratedSection>;

export const GenerationResult = zod.object({
  "montage_sections": zod.array(GeneratedSection).describe('The hole sections from the top down.'),
  "sources": ValueSources.optional(),
  "report": GenerationReport.optional()
});

export type GenerationResult = zod.input<typeof GenerationResult>;
export type GenerationResultOutput = zod.output<typeof GenerationResult>;

export const GenerationCompleteEvent = zod.object({
  "event": zod.literal("complete"),
  "data": GenerationResult
});

export type GenerationCompleteEvent = zod.input<typeof GenerationCompleteEvent>;
export type GenerationCompleteEventOutput = zod.output<typeof GenerationCompleteEvent>;

export const GenerationFailure = zod.object({
  "error": zod.string().describe('Why the run ended, and what would help.')
});

export type GenerationFailure = zod.input<typeof GenerationFailure>;
export type GenerationFailureOutput = zod.output<typeof GenerationFailure>;

export const GenerationErrorEvent = zod.object({
  "event": zod.literal("error"),
  "data": GenerationFailure
});

export type GenerationErrorEvent = zod.input<typeof GenerationErrorEvent>;
export type GenerationErrorEventOutput = zod.output<typeof GenerationErrorEvent>;

export const GenerationEvent = zod.union([GenerationProgressEvent,GenerationCompleteEvent,GenerationErrorEvent]).describe('One frame of the stream.');

export type GenerationEvent = zod.input<typeof GenerationEvent>;
export type GenerationEventOutput = zod.output<typeof GenerationEvent>;

export const TopLineSave = TopLineFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('The top line, as saved.');

export type TopLineSave = zod.input<typeof TopLineSave>;
export type TopLineSaveOutput = zod.output<typeof TopLineSave>;

export const FormationSave = FormationFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.'),
  "section_id": zod.string().optional().describe('The section that holds it; absent where that is new.')
}).describe('A formation, as saved.');

export type FormationSave = zod.input<typeof FormationSave>;
export type FormationSaveOutput = zod.output<typeof FormationSave>;

export const CasingSave = CasingFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('Casing, as saved.');

export type CasingSave = zod.input<typeof CasingSave>;
export type CasingSaveOutput = zod.output<typeof CasingSave>;

export const CementSave = CementFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('Cement, as saved.');

export type CementSave = zod.input<typeof CementSave>;
export type CementSaveOutput = zod.output<typeof CementSave>;

export const MudSave = MudFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('Mud, as saved.');

export type MudSave = zod.input<typeof MudSave>;
export type MudSaveOutput = zod.output<typeof MudSave>;

export const LoggingRunSave = LoggingRunFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.'),
  "logging_id": zod.string().optional().describe('The logging programme that holds it; absent where that is new.')
}).describe('A logging run, as saved.');

export type LoggingRunSave = zod.input<typeof LoggingRunSave>;
export type LoggingRunSaveOutput = zod.output<typeof LoggingRunSave>;

export const LoggingSave = LoggingFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.'),
  "section_id": zod.string().optional().describe('The section that holds it; absent where that is new.'),
  "logging_runs_list": zod.array(LoggingRunSave)
}).describe('Logging, as saved.');

export type LoggingSave = zod.input<typeof LoggingSave>;
export type LoggingSaveOutput = zod.output<typeof LoggingSave>;

export const PressureTestSave = PressureTestFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('Pressure tests, as saved.');

export type PressureTestSave = zod.input<typeof PressureTestSave>;
export type PressureTestSaveOutput = zod.output<typeof PressureTestSave>;

export const DrillStringPieceSave = DrillStringPieceFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A part of the drill string of a section, as saved.');

export type DrillStringPieceSave = zod.input<typeof DrillStringPieceSave>;
export type DrillStringPieceSaveOutput = zod.output<typeof DrillStringPieceSave>;

export const SectionSave = SectionFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.'),
  "formations": zod.array(FormationSave),
  "casing": zod.union([CasingSave,zod.null()]),
  "cement": zod.union([CementSave,zod.null()]),
  "mud": zod.union([MudSave,zod.null()]),
  "logging": zod.union([LoggingSave,zod.null()]),
  "pressure_test": zod.union([PressureTestSave,zod.null()]),
  "drill_string_list": zod.array(DrillStringPieceSave).optional().describe('The drill string of the section from the bit up.')
}).describe('A hole section, as saved.');

export type SectionSave = zod.input<typeof SectionSave>;
export type SectionSaveOutput = zod.output<typeof SectionSave>;

export const ReservoirSave = ReservoirFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A reservoir, as saved.');

export type ReservoirSave = zod.input<typeof ReservoirSave>;
export type ReservoirSaveOutput = zod.output<typeof ReservoirSave>;

export const PlanSummarySave = PlanSummaryFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A plan step, as saved.');

export type PlanSummarySave = zod.input<typeof PlanSummarySave>;
export type PlanSummarySaveOutput = zod.output<typeof PlanSummarySave>;

export const TrajectoryStationSave = TrajectoryStationFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A station of a path, as saved.');

export type TrajectoryStationSave = zod.input<typeof TrajectoryStationSave>;
export type TrajectoryStationSaveOutput = zod.output<typeof TrajectoryStationSave>;

export const TrajectoryTargetSave = TrajectoryTargetFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A target of a path, as saved.');

export type TrajectoryTargetSave = zod.input<typeof TrajectoryTargetSave>;
export type TrajectoryTargetSaveOutput = zod.output<typeof TrajectoryTargetSave>;

export const TrajectorySave = TrajectoryFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.'),
  "stations_list": zod.array(TrajectoryStationSave).describe('The stations in the order of the survey.'),
  "targets_list": zod.array(TrajectoryTargetSave)
}).describe('A path of the well, as saved.');

export type TrajectorySave = zod.input<typeof TrajectorySave>;
export type TrajectorySaveOutput = zod.output<typeof TrajectorySave>;

export const PressurePointSave = PressurePointFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('The pressures of the rock at a depth, as saved.');

export type PressurePointSave = zod.input<typeof PressurePointSave>;
export type PressurePointSaveOutput = zod.output<typeof PressurePointSave>;

export const StrengthTestSave = StrengthTestFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A leak-off or formation-integrity test, as saved.');

export type StrengthTestSave = zod.input<typeof StrengthTestSave>;
export type StrengthTestSaveOutput = zod.output<typeof StrengthTestSave>;

export const RiskSave = RiskFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.'),
  "section_index": zod.int().optional().describe('The index in `sections` of its section, if that is new and has no id; else absent. The server then stores the id\nthat it gives the section.\n')
}).describe('A risk of the well, as saved.');

export type RiskSave = zod.input<typeof RiskSave>;
export type RiskSaveOutput = zod.output<typeof RiskSave>;

export const RiskLevelSave = RiskLevelFields.extend({
  "id": zod.string().optional().describe('The id; absent for a new one.')
}).describe('A level of the risk matrix, as saved.');

export type RiskLevelSave = zod.input<typeof RiskLevelSave>;
export type RiskLevelSaveOutput = zod.output<typeof RiskLevelSave>;

export const MontageSave = zod.object({
  "id": zod.string().describe('The montage\'s id.'),
  "sections": zod.array(SectionSave),
  "reservoirs": zod.array(ReservoirSave),
  "top_line": zod.union([TopLineSave,zod.null()]),
  "plan_summaries": zod.array(PlanSummarySave),
  "trajectories": zod.array(TrajectorySave).optional().describe('The planned and the actual paths of the well.'),
  "pressure_points": zod.array(PressurePointSave).optional().describe('The pressure profile of the well.'),
  "strength_tests": zod.array(StrengthTestSave).optional().describe('The leak-off and formation-integrity tests of the well.'),
  "risks": zod.array(RiskSave).optional().describe('The risk register of the well.'),
  "risk_levels": zod.array(RiskLevelSave).optional().describe('What the risk matrix has other than its default.')
}).describe('A drilling montage, as saved. Decided: a server that keeps `trajectories`, `pressure_points`, `strength_tests`, `risks` or\n`risk_levels` keeps what is stored of a list that the body leaves out.\n');

export type MontageSave = zod.input<typeof MontageSave>;
export type MontageSaveOutput = zod.output<typeof MontageSave>;

export const Organisation = zod.object({
  "id": zod.string().describe('The organisation\'s id.'),
  "name": zod.string().nullable().describe('The organisation\'s name.'),
  "created_time": zod.iso.datetime({"offset":true}).nullable().describe('When it was created.')
});

export type Organisation = zod.input<typeof Organisation>;
export type OrganisationOutput = zod.output<typeof Organisation>;




export const OrganisationInput = zod.object({
  "name": zod.string().min(1).describe('The name, which is stored trimmed. One of blanks alone is refused with 422.')
});

export type OrganisationInput = zod.input<typeof OrganisationInput>;
export type OrganisationInputOutput = zod.output<typeof OrganisationInput>;

export const OrganisationReference = zod.object({
  "id": zod.string().describe('The organisation\'s id.'),
  "name": zod.string().nullable().describe('The organisation\'s name.')
});

export type OrganisationReference = zod.input<typeof OrganisationReference>;
export type OrganisationReferenceOutput = zod.output<typeof OrganisationReference>;

export const ComponentAccess = zod.object({
  "id": zod.string().describe('The grant\'s id.'),
  "name": ComponentName
});

export type ComponentAccess = zod.input<typeof ComponentAccess>;
export type ComponentAccessOutput = zod.output<typeof ComponentAccess>;

export const User = zod.object({
  "id": zod.string().describe('The user\'s id.'),
  "email": zod.string().nullable().describe('The address the user signs in with.'),
  "organisation": zod.union([OrganisationReference,zod.null()]).describe('The organisation the user belongs to; null for an account that nobody has placed yet.'),
  "component_access": zod.array(ComponentAccess).describe('The modules the user may open.')
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;




export const UserCreate = zod.object({
  "email": zod.email().describe('The address the user signs in with.'),
  "organisation_id": zod.string().min(1).describe('The organisation the user belongs to.'),
  "access": zod.array(ComponentName).describe('The modules the user may open.')
});

export type UserCreate = zod.input<typeof UserCreate>;
export type UserCreateOutput = zod.output<typeof UserCreate>;




export const UserUpdate = zod.object({
  "id": zod.string().describe('The user\'s id.'),
  "organisation_id": zod.string().min(1).describe('The organisation the user belongs to.'),
  "access": zod.array(ComponentName).describe('The modules the user may open.')
});

export type UserUpdate = zod.input<typeof UserUpdate>;
export type UserUpdateOutput = zod.output<typeof UserUpdate>;
