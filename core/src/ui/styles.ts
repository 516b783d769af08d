/**
 * The style sheets of the Mantine components that public pages use, in layer `mantine`, so that our own
 * sheets win whatever the order. What only the dashboard uses is imported by core/admin.
 */
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
