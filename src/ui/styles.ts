/**
 * The styles that the first screens share, in the order that Mantine's cascade needs. All of Mantine is in one layer,
 * so that a rule of the product wins whatever order the chunks arrive in. A component that only one feature uses has its
 * sheet imported in that feature.
 */
import '@fontsource-variable/inter/wght.css';
import './inter-hyphen.css';
import './font-fallback.css';
import '@mantine/core/styles/baseline.layer.css';
import './theme-variables.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './tokens.css';
import './classes.css';
