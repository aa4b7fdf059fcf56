import { useState } from 'react';
import { planRemarks, verticalSectionOf } from '@/domain/schematic/vertical-section';
import { describeWellbore } from '../wellbore/describe-wellbore';
import { PlanPicture } from '../schematic/plan-picture';
import { SchematicPicture, type DrawPicture } from '../schematic/schematic-picture';
import { usePictureModel } from '../wellbore/use-model';
import type { WellboreLink } from '../wellbore/wellbore-link';
import { NoDepths } from './no-depths';
import styles from './section-body.module.css';

const draw: DrawPicture = (_montage, wellbore, options) => verticalSectionOf(wellbore, options);
const noRemarks: readonly string[] = [];

/** The vertical section to scale, with the plan view of a kept path, or why there is none. */
export function SectionBody({ link }: { link: WellboreLink }) {
  const pictured = usePictureModel();
  const { wellbore } = pictured.model;
  const [leftOut, setLeftOut] = useState(noRemarks);
  const { kept } = wellbore;
  const words = describeWellbore(wellbore);
  const section = (
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
  );
  return (
    <>
      {kept ? (
        <div className={styles.place}>
          <div className={styles.pair}>
            <div className={styles.plan}>
              <PlanPicture wellbore={wellbore} link={link} onRemarks={setLeftOut} />
            </div>
            {section}
          </div>
        </div>
      ) : (
        section
      )}
      <div className={styles.words}>
        <p>{words.summary}</p>
        {kept &&
          words.items.find(({ term }) => term === 'Path')?.details.map((line) => <p key={line}>{line}</p>)}
        {[...planRemarks(wellbore), ...(kept ? leftOut : [])].map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
    </>
  );
}
