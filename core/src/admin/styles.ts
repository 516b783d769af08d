/** The style sheets of the Mantine components that only the dashboard uses; the shared ones come with core/ui. */
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/notifications/styles.layer.css';
