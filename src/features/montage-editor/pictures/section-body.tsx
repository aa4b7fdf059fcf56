import { planRemarks, verticalSectionOf } from '@/domain/schematic/vertical-section';
import { describeWellbore } from '../wellbore/describe-wellbore';
import { SchematicPicture, type DrawPicture } from '../schematic/schematic-picture';
import { usePictureModel } from '../wellbore/use-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { NoDepths } from './no-depths';
import styles from './section-body.module.css';

const draw: DrawPicture = (_montage, wellbore, options) => verticalSectionOf(wellbore, options);

/** The vertical section to scale, and why there is no plan view. */
export function SectionBody({ link }: { link: WellboreLink }) {
  const pictured = usePictureModel();
  const { wellbore } = pictured.model;
  return (
    <>
      <div className={styles.stage}>
        <NoDepths wellbore={wellbore}>
          <SchematicPicture
            pictured={pictured}
            link={link}
            depth="TVD"
            draw={draw}
            label="The vertical section of the well, to scale"
          />
        </NoDepths>
      </div>
      <div className={styles.words}>
        <p>{describeWellbore(wellbore).summary}</p>
        {planRemarks(wellbore).map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </>
  );
}
