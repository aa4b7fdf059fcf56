import { Description, DocsContext, DocsPage, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { isState, stateNames, statesIn } from '@/testing/screen-states';
import './screen-states.css';

const sizes = {
  desktop: { width: 1440, height: 900, scale: 0.4 },
  phone: { width: 390, height: 844, scale: 0.5 },
};

interface Shown {
  id: string;
  name: string;
  tags: string[];
}

/** A story in a document of its own, with what the toolbar has chosen. */
function StoryFrame({ id, name, chosen, phone }: Shown & { chosen: string; phone: boolean }) {
  const { width, height, scale } = phone ? sizes.phone : sizes.desktop;
  return (
    <div className="screen-state-frame" style={{ width: width * scale, height: height * scale }}>
      {/* The project's own stories, which need the origin's worker and storage. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={name}
        src={`iframe.html?viewMode=story&id=${id}&globals=${chosen}`}
        loading="lazy"
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

function ScreenStates() {
  const docs = use(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => tags.some(isState));
  const [first] = stories;
  if (!first) return <DocsPage />;
  const { globals } = docs.getStoryContext(first);
  const chosen = ['theme', 'scenario', 'user'].map((name) => `${name}:${String(globals[name])}`).join(';');
  return (
    <>
      <Title />
      <Description />
      <div className="screen-states sb-unstyled">
        {statesIn(stories).map(({ state, story }) => (
          <section key={`${state} ${story.id}`} className="screen-state">
            <h2>
              {stateNames[state]}:{' '}
              <a href={`./?path=/story/${story.id}`} target="_top">
                {story.name}
              </a>
            </h2>
            <StoryFrame {...story} chosen={chosen} phone={story.tags.includes('phone')} />
          </section>
        ))}
      </div>
    </>
  );
}

/** A screen's page shows its states side by side; any other page is Storybook's own. */
export const Page = ScreenStates;
