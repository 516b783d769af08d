/**
 * Style sheets of the Mantine components on public pages, in layer `mantine`, so that our own sheets take precedence
 * in any order. core/admin imports those used by the dashboard only.
 */
import './theme/reset.css';
import '@mantine/core/styles/baseline.layer.css';
import './theme/variables.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Title.layer.css';
import './theme/fonts.css';
import './theme/base.css';
